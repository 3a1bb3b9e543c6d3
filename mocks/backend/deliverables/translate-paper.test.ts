import { expect, it } from 'vitest'
import { CHINESE_PAPER } from '../../samples/chinese-paper.ts'
import { textsOf } from '../../samples/word/manuscript-blocks.ts'
import { MOCK_TITLES } from '../reference-data/mock-english.ts'
import { paperTranslator } from './translate-paper.ts'

it('translates the Chinese sample, with a merged paragraph and a missing one', () => {
  const english = textsOf(CHINESE_PAPER).map(paperTranslator())
  expect(english.filter((text) => text === '')).toHaveLength(2)
  expect(english.slice(8, 10)).toEqual(['1. Introduction', expect.stringMatching(/^As urbaniz/)])
  expect(english.slice(0, -2).join()).not.toMatch(/\p{sc=Han}/u)
  expect(english.slice(-2)).toEqual(textsOf(CHINESE_PAPER).slice(-2))
})

it('invents English for any other text', () => {
  expect(MOCK_TITLES).toContain(paperTranslator()('Diques y transporte en una rambla'))
})
