import { expect, it } from 'vitest'
import { fingerprintOf, sketchLength } from './fingerprint.ts'

const words = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `word${from + at}`).join(' ')

const text = (...texts: string[]) => texts.map((one) => ({ text: one, isTitle: false }))

it.each([
  ['a text of some words', text(words(60)), 55],
  ['two paragraphs, whose runs end with them', text(words(30), words(30, 30)), 50],
  ['a run once, however often it stands', text(words(60), words(60)), 55],
  ['characters of Chinese by twelve', text('一二三四五六七八九十百千'.repeat(8)), 12],
])('counts the runs of %s', (_, paragraphs, size) => {
  const fingerprint = fingerprintOf([...paragraphs, ...text(words(43, 900))])
  expect(fingerprint?.size).toBe(size + 38)
})

it.each([
  ['nothing', []],
  ['a short text', text(words(42))],
  ['a list of short lines', text(...Array.from({ length: 100 }, (_, at) => words(3, at)))],
  ['nothing but references', text('References', words(400))],
])('takes none of %s', (_, paragraphs) => {
  expect(fingerprintOf(paragraphs)).toBeUndefined()
})

it.each(['References', '7. Bibliography', '参考文献', 'Referências bibliográficas:'])(
  'leaves out what follows "%s"',
  (heading) => {
    const prose = text('References of a table', words(60))
    expect(fingerprintOf([...prose, ...text(heading, words(90, 200))])).toEqual(
      fingerprintOf(prose),
    )
  },
)

it('keeps the same number of hashes of a long text', () => {
  const { size, sketch } = fingerprintOf(text(words(4_000))) ?? {}
  expect(size).toBe(3_995)
  expect(sketch).toHaveLength(sketchLength)
  expect(sketch).toEqual(sketch?.toSorted((one, other) => one - other))
})

it.each([
  ['a title by its style', [{ text: 'Barley in cold soils of the coast', isTitle: true }], true],
  ['the first line where no style says so', text('Barley in cold soils of the coast'), true],
  ['no heading that many manuscripts have', text('Original Article'), false],
  ['no paragraph', text(words(90, 500)), false],
])('takes %s as the title', (_, first, isTaken) => {
  const fingerprint = fingerprintOf([...first, ...text(words(60))])
  expect(fingerprint?.title !== null).toBe(isTaken)
})
