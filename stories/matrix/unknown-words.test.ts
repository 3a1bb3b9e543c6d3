import { expect, it } from 'vitest'
import { textsIn, unknownWords, wordsOf } from './unknown-words.ts'

const spanish = wordsOf(['Ningún pedido todavía', 'Le damos la bienvenida'])
const data = wordsOf(
  textsIn({ user: { name: 'Helen Marsh', orders: [{ title: 'Barley yield' }] } }),
)

it.each([
  ['its own words', 'Ningún pedido', []],
  ['its own words in another case', 'PEDIDO', []],
  ['a name among its own words', 'Le damos la bienvenida, Helen', []],
  ['a letter alone, numbers and signs', '3 × A – 2026', []],
  ['other scripts', '日本語 中文', []],
  ['words that nobody translated', 'No orders yet', ['no, orders, yet in "No orders yet"']],
  ['the id of a message', 'kX9dzQ', ['kx, dzq in "kX9dzQ"']],
  ['how names of files end', '日本語：.jpg、.webp。', []],
  ['how they end, right after a word of another script', '支持.doc或.docx。', []],
  ['a sentence after another', 'pedido.Open it', ['open, it in "pedido.Open it"']],
  ['an accent written as two signs', 'Ningu\u0301n pedido', []],
])('%s', (_, text, expected) => {
  expect(unknownWords([text], [spanish, data])).toEqual(expected)
})
