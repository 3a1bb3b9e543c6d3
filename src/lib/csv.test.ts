import { expect, it } from 'vitest'
import { csvFile, csvText } from './csv.ts'

const byPoint = { separator: ',', decimalSign: '.' } as const
const byComma = { separator: ';', decimalSign: ',' } as const

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
  ['\t=1+1', '"\'\t\'=1+1"'],
  ['\r=1+1', '"\'\r\'=1+1"'],
  ['a=b', 'a=b'],
  ['a;b', '"a;b"'],
  ['a;=1+2', '"a;\'=1+2"'],
  ['a,@SUM(A1)', '"a,\'@SUM(A1)"'],
  ['a; ＝1+2', '"a;\' ＝1+2"'],
  ['a;-2', '"a;\'-2"'],
  ['heat, -2 degrees', '"heat, -2 degrees"'],
  ['a\t=1', '"a\t\'=1"'],
  [1240.5, '1240.5'],
  [-40, '-40'],
  [0.0067, '0.0067'],
])('writes %j as %s', (cell, written) => {
  expect(csvText([[cell]], byPoint)).toBe(`\uFEFF${written}\r\n`)
})

it.each([
  [byPoint, '\uFEFFDate,Amount\r\n2026-11-02,310.5\r\n'],
  [byComma, '\uFEFFDate;Amount\r\n2026-11-02;310,5\r\n'],
])('separates cells, and ends each line with a break: %o', (notation, text) => {
  const rows = [
    ['Date', 'Amount'],
    ['2026-11-02', 310.5],
  ]
  expect(csvText(rows, notation)).toBe(text)
})

it('keeps a text whole where another separator is expected', () => {
  expect(csvText([['a;=1+2,=3', 1]], byComma)).toBe('\uFEFF"a;\'=1+2,\'=3";1\r\n')
})

it('is a file in UTF-8 that begins with a byte order mark', async () => {
  const file = csvFile('Galley_payments_2026.csv', [['¥']], byPoint)
  expect([file.name, file.type]).toEqual(['Galley_payments_2026.csv', 'text/csv;charset=utf-8'])
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([...bytes]).toEqual([0xef, 0xbb, 0xbf, 0xc2, 0xa5, 0x0d, 0x0a])
})
