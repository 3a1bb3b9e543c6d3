import { expect, it } from 'vitest'
import { firstSentence } from './first-sentence.ts'

it.each([
  ['Two editors read it. It may come back.', 'Two editors read it.'],
  ['Over 12,000 words or version 1.5, in one go.', 'Over 12,000 words or version 1.5, in one go.'],
  ['两位编辑先后润色您的稿件。您修改之后，可以再次送回。', '两位编辑先后润色您的稿件。'],
  ['Is there more? Tell us. We reply.', 'Is there more? Tell us.'],
  ['Without a full stop', 'Without a full stop'],
  ['', ''],
])('takes the first sentence of %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})
