import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Zebrafish', 'zebrafish'],
  ['Résumé ÀÉÎ', 'resume aei'],
  ['Ａｂｃ１', 'abc1'],
  ['São Paulo', 'sao paulo'],
  ['中文稿件', '中文稿件'],
])('folds %s to %s', (text, expected) => {
  expect(foldText(text)).toBe(expected)
})

test('keeps the marks of Kana', () => {
  expect(foldText('が')).not.toBe(foldText('か'))
  expect(foldText('がん')).toContain(foldText('が'))
})
