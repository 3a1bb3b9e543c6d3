import { expect, it } from 'vitest'
import { isCertificateCode, tidyCode } from './typed-code.ts'

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

it.each([
  ['7F3K-22MQ-81XA', true],
  ['7f3k', true],
  ['', false],
  ['7F/3K', false],
  ['7F3K 22MQ', false],
  ['A'.repeat(33), false],
])('%j may be a code: %s', (text, expected) => {
  expect(isCertificateCode(text)).toBe(expected)
})
