import { expect, it } from 'vitest'
import { csvFile, csvText } from './csv.ts'

it.each([
  ['Editing', 'Editing'],
  ['', ''],
  ['学术润色', '学术润色'],
  ['Rice, barley', '"Rice, barley"'],
  ['a "new" method', '"a ""new"" method"'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("https://example.org","Pay")', '"\'=HYPERLINK(""https://example.org"",""Pay"")"'],
  ['+44 20', "'+44 20"],
  ['-2 degrees', "'-2 degrees"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\t=1+1', "'\t=1+1"],
  ['\r=1+1', '"\'\r=1+1"'],
  ['a=b', 'a=b'],
  [1240.5, '1240.5'],
  [-40, '-40'],
  [0.0067, '0.0067'],
])('writes %j as %s', (cell, written) => {
  expect(csvText([[cell]])).toBe(`\uFEFF${written}\r\n`)
})

it('ends each line with a break', () => {
  expect(
    csvText([
      ['Date', 'Amount'],
      ['2026-11-02', 310],
    ]),
  ).toBe('\uFEFFDate,Amount\r\n2026-11-02,310\r\n')
})

it('is a file in UTF-8 that begins with a byte order mark', async () => {
  const file = csvFile('Galley_payments_2026.csv', [['¥']])
  expect([file.name, file.type]).toEqual(['Galley_payments_2026.csv', 'text/csv;charset=utf-8'])
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([...bytes]).toEqual([0xef, 0xbb, 0xbf, 0xc2, 0xa5, 0x0d, 0x0a])
})
