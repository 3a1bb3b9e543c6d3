import { expect, test } from 'vitest'
import { folded } from './folded.ts'

test.each([
  ['Zebrafish', 'zebrafish'],
  ['Résumé ÀÉÎ', 'resume aei'],
  ['Ａｂｃ１', 'abc1'],
  ['São Paulo', 'sao paulo'],
  ['中文稿件', '中文稿件'],
])('%s is looked through as %s', (text, expected) => {
  expect(folded(text)).toBe(expected)
})

test('Kana keep their marks', () => {
  expect(folded('が')).not.toBe(folded('か'))
  expect(folded('がん')).toContain(folded('が'))
})
