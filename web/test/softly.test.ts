import { expect, test } from 'vitest'
import { softly } from '../src/kit/texts/softly'

const shown = (text: string) => softly(text).replaceAll('\u00ad', '-')

test('long words may be parted between syllables, in both languages', () => {
  expect(shown('«Пуленепробиваемый»')).toBe('«Пу-ле-не-про-би-вае-мый»')
  expect(shown('«Наводка»')).toBe('«На-вод-ка»')
  expect(shown('«Карманник»')).toBe('«Кар-ман-ник»')
  expect(shown('Bulletproof')).toBe('Bul-let-proof')
})

test('short words stay whole, and nothing but where to part is added', () => {
  expect(softly('Леди Удача')).toBe('Леди Удача')
  expect(shown('Десятигаллоновка').replaceAll('-', '')).toBe('Десятигаллоновка')
})
