import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkFairness, fromHex, newSeed, sha256, sha256Plain, toHex } from '../src/kit/chance'

const real = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('the own SHA-256 agrees with the real one at every length up to three blocks', () => {
  for (let n = 0; n < 190; n++) {
    const bytes = Uint8Array.from({ length: n }, (_, i) => (i * 7 + n) & 255)
    expect(toHex(sha256Plain(bytes))).toBe(real(bytes))
  }
})

test('so does the browser', async () => {
  const seed = newSeed()
  expect(toHex(await sha256(seed))).toBe(real(seed))
})

test('a kept promise holds, one flipped bit does not', async () => {
  const seeds = [newSeed(), newSeed(), newSeed()]
  const [server, ...seats] = seeds.map((seed) => ({ commitment: real(seed), seed: toHex(seed) }))
  const told = { server: server!.commitment, seats: seats.map((s) => s.commitment) }
  expect((await checkFairness({ server: server!, seats }, told)).every((c) => c.holds && c.asTold)).toBe(true)
  const bytes = fromHex(seats[1]!.seed)
  bytes[0]! ^= 1
  const flipped = await checkFairness({ server: server!, seats: [seats[0]!, { ...seats[1]!, seed: toHex(bytes) }] }, told)
  expect(flipped.map((c) => c.holds)).toEqual([true, true, false])
})

test('a commitment other than the one told before the game is found', async () => {
  const seed = newSeed()
  const own = { commitment: real(seed), seed: toHex(seed) }
  const [server] = await checkFairness({ server: own, seats: [] }, { server: real(newSeed()), seats: [] })
  expect(server).toMatchObject({ holds: true, asTold: false })
})

test('what is no seed does not hold', async () => {
  const [server] = await checkFairness({ server: { commitment: 'x', seed: 'not hex' }, seats: [] }, null)
  expect(server?.holds).toBe(false)
})
