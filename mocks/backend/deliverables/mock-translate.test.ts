import { describe, expect, it } from 'vitest'
import { CHINESE_PAPER } from '../../samples/chinese-paper.ts'
import { PORTUGUESE_PAPER } from '../../samples/portuguese-paper.ts'
import { SPANISH_PAPER } from '../../samples/spanish-paper.ts'
import { textsOf } from '../../samples/word/manuscript-blocks.ts'
import { MOCK_LABELS, MOCK_SENTENCES, MOCK_TITLES } from '../reference-data/mock-english.ts'
import { mockTranslate, mockTranslator } from './mock-translate.ts'

describe('the English translation of a paragraph', () => {
  it.each([
    ['Introducción', 'Introduction'],
    ['2. Materiales y métodos', '2. Materials and Methods'],
    ['一、引言', 'Introduction'],
    ['Referências', 'References'],
    ['17', '17'],
    ['– 4,5 %', '– 4,5 %'],
  ])('of %s is %s', (text, english) => {
    expect(mockTranslate(text)).toBe(english)
  })

  it('has as many sentences as the original, and its citations', () => {
    const text = 'Los diques se colmatan pronto [1, 2]. Apenas se sabe cuánto duran [3].'
    const english = mockTranslate(text)
    expect(english).toMatch(/^[A-Z][^.]+ \[1, 2\]\. [A-Z][^.]+ \[3\]\.$/)
    expect(mockTranslate(text)).toBe(english)
    const chinese = mockTranslate(
      '城市热岛效应日益加重。本文选取二十四个公园，分析其作用。结果如下。',
    )
    expect(chinese.match(/[.]/g)).toHaveLength(3)
  })

  it('has the numbers of the original, in English notation', () => {
    const text = 'Se retuvieron 1.234 toneladas, el 38,5 % del material fino [3].'
    expect(mockTranslate(text)).toMatch(/ \(1,234; 38\.5 %\) \[3\]\.$/)
    expect(mockTranslate('本文选取24个公园，面积为1.5公顷。')).toMatch(/ \(24; 1\.5\)\.$/)
  })

  it('is a few words for a few words', () => {
    expect(MOCK_LABELS).toContain(mockTranslate('Tramo'))
    expect(MOCK_TITLES).toContain(mockTranslate('Diques y transporte en una rambla'))
    expect(MOCK_SENTENCES).toContain(mockTranslate('Se midió cada día.'))
  })
})

it.each([
  ['Spanish', SPANISH_PAPER],
  ['Portuguese', PORTUGUESE_PAPER],
  ['Chinese', CHINESE_PAPER],
])('has nothing but English and the references for a paper in %s', (_, blocks) => {
  const texts = textsOf(blocks)
  const translate = mockTranslator()
  const english = texts.map(translate)
  const mockTexts = [...MOCK_LABELS, ...MOCK_TITLES, ...MOCK_SENTENCES].join(' ')
  const end = english.indexOf('References')
  expect(end < 0 || english.slice(end + 1).join() === texts.slice(end + 1).join()).toBe(true)
  for (const text of english.slice(0, end < 0 ? undefined : end)) {
    expect(text).not.toMatch(/\p{sc=Han}|[áéíóúñãõç]/u)
    const [first = ''] = text.split(/ \[| \(|\. /)
    const isHeading = text.split(' ').length <= 4
    expect(isHeading || mockTexts.includes(first)).toBe(true)
  }
})
