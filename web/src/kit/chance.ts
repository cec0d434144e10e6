// Fair chance in the page: an own seed, its commitment, and the check of a record's promises.
// Web Crypto exists only on https and localhost; a table on the home network is plain http, hence the own SHA-256.

const K = new Uint32Array(64)
const START = new Uint32Array(8)

function fillConstants(): void {
  let found = 0
  const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) >>> 0
  for (let n = 2; found < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (found < 8) START[found] = fraction(Math.sqrt(n))
    K[found++] = fraction(Math.cbrt(n))
  }
}

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by))

function mix(h: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!
    const y = w[i - 2]!
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0
  }
  let [a, b, c, d, e, f, g, k] = h as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const t1 = (k + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    k = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  ;[a, b, c, d, e, f, g, k].forEach((x, i) => (h[i] = (h[i]! + x) | 0))
}

export function sha256Plain(bytes: Uint8Array): Uint8Array {
  if (!K[0]) fillConstants()
  const blocks = Math.ceil((bytes.length + 9) / 64)
  const padded = new Uint8Array(blocks * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  words.setUint32(padded.length - 4, (bytes.length << 3) >>> 0)
  const h = START.slice()
  for (let block = 0; block < blocks; block++) {
    const w = new Uint32Array(64)
    for (let i = 0; i < 16; i++) w[i] = words.getUint32(block * 64 + i * 4)
    mix(h, w)
  }
  const out = new DataView(new ArrayBuffer(32))
  h.forEach((x, i) => out.setUint32(i * 4, x >>> 0))
  return new Uint8Array(out.buffer)
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (!globalThis.crypto?.subtle) return sha256Plain(bytes)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error('not hexadecimal')
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)))
}

export const newSeed = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32))

export interface Promised {
  commitment: string
  seed: string
  made_here?: boolean
}

export interface FairRecord {
  server: Promised
  seats: Promised[]
}

export interface Checked extends Promised {
  /** null: the server's own seed */
  seat: number | null
  holds: boolean
  /** the commitment is the one this page was told before the game */
  asTold: boolean | null
}

async function checkOne(promised: Promised, seat: number | null, told: string | null): Promise<Checked> {
  let holds = false
  try {
    holds = toHex(await sha256(fromHex(promised.seed))) === promised.commitment.toLowerCase()
  } catch {
    holds = false
  }
  return { ...promised, seat, holds, asTold: told === null ? null : told === promised.commitment }
}

/** SHA-256 of each seed must be its commitment, and the commitment the one published before the game. */
export function checkFairness(fair: FairRecord, told: { server: string | null; seats: (string | null)[] } | null): Promise<Checked[]> {
  return Promise.all([
    checkOne(fair.server, null, told?.server ?? null),
    ...fair.seats.map((promised, seat) => checkOne(promised, seat, told?.seats[seat] ?? null)),
  ])
}
