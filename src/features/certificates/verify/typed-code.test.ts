import { expect, it } from 'vitest'
import { codeInAddress, tidyCode } from './typed-code.ts'

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
  ['04H96MZHVPPC', '04H9-6MZH-VPPC'],
  ['04h9 6mzh vppc', '04H9-6MZH-VPPC'],
  ['no_code', 'no_code'],
  [' ', ' '],
])('reads %j in an address as %j', (text, code) => {
  expect(codeInAddress(text)).toBe(code)
})
