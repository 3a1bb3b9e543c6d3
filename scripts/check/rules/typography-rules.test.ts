import { expect, it } from 'vitest'
import { localProblems, quotationProblems } from './typography-rules.ts'

it.each([
  ['an English apostrophe', "You can't", "You can't", 1],
  ['English quotation marks', 'Such as "H. Marsh"', 'Such as "H. Marsh"', 1],
  ['typographic ones', 'You can’t, “such as”', 'You can’t, “such as”', 0],
  ['a fixed wording', "Cardholder's Name", "Cardholder's Name", 0],
  ['a translation of a fixed wording', "Cardholder's Name", 'Nombre "del titular"', 1],
] as const)('quotation marks: %s', (_, message, translation, count) => {
  expect(quotationProblems({ message, translation })).toHaveLength(count)
})

it.each([
  ['no space in Chinese', 'zh-Hans', '{n, plural, other {共# 个文件}}', 1],
  ['a space in Chinese', 'zh-Hans', '{n, plural, other {共 # 个文件}}', 0],
  ['a space in Japanese', 'ja', 'ファイル 3件', 1],
  ['no space in Japanese', 'ja', '{n, plural, other {#件}}', 0],
  ['a name and its value', 'ja', 'コメント {number}', 0],
  ['a word that a line may tear', 'pt-BR', 'Enviamos um e-mail', 1],
  ['a compound that a line may tear', 'pt-BR', 'Seus periódicos-alvo', 1],
  ['the same held together', 'pt-BR', 'Enviamos um e-\u2060mail', 0],
] as const)('letters: %s', (_, locale, translation, count) => {
  expect(localProblems(locale, { message: '# files', translation })).toHaveLength(count)
})
