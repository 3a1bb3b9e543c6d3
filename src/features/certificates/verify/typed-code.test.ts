import { expect, it } from 'vitest'
import { tidyCode } from './typed-code.ts'

it.each([
  ['7F3K-22MQ-81XA', '7F3K-22MQ-81XA'],
  [' 7f3k-22mq-81xa\n', '7F3K-22MQ-81XA'],
  ['7F3K22MQ81XA', '7F3K-22MQ-81XA'],
  ['7F3K 22MQ 81XA', '7F3K-22MQ-81XA'],
  ['7F3K–22MQ−81XA', '7F3K-22MQ-81XA'],
  ['7F3K‑22MQ­81XA', '7F3K-22MQ-81XA'],
  ['７ｆ３ｋー２２ｍｑー８１ｘａ', '7F3K-22MQ-81XA'],
  ['７Ｆ３Ｋ－２２ＭＱ－８１ＸＡ', '7F3K-22MQ-81XA'],
  ['7F3K-22MQ', '7F3K-22MQ'],
  ['7f/3k', '7F/3K'],
  ['  ', ''],
])('reads the code %j as %s', (typed, code) => {
  expect(tidyCode(typed)).toBe(code)
})
