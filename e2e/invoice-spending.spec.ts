import { readFile } from 'node:fs/promises'
import type { Download, Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const path = '/researcher/invoices'
const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
)

/** The rows of a CSV, as RFC 4180 has it. */
function parseCsv(text: string): string[][] {
  return text
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    )
}

async function savedCsv(download: Download) {
  const bytes = await readFile(await download.path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [labels = [], ...rows] = parseCsv(bytes.subarray(3).toString('utf8'))
  return { labels, rows }
}

const numberIn = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''))

/** Month, number of payments and US dollars of each row of the page. */
async function monthsOn(table: Locator) {
  const rows = await table.locator('tbody tr').all()
  return Promise.all(
    rows.map(async (row) => {
      const [, month = '', count = ''] =
        /^(\D+) (\d+) payments?$/.exec((await row.getByRole('rowheader').textContent()) ?? '') ?? []
      const dollars = (await row.getByRole('cell').last().textContent()) ?? ''
      return { month, count: Number(count), dollars: numberIn(dollars) }
    }),
  )
}

/** The same of the rows of a file, whose last column has the dollars. */
function monthsIn(rows: readonly string[][]) {
  return monthNames.flatMap((month, index) => {
    const own = rows.filter(([day = '']) => Number(day.slice(5, 7)) === index + 1)
    const cents = own.reduce((sum, row) => sum + Math.round(Number(row.at(-1)) * 100), 0)
    return own.length > 0 ? [{ month, count: own.length, dollars: cents / 100 }] : []
  })
}

for (const [scenario, year] of [
  ['china', '2026'],
  ['china', '2025'],
  ['returning-customer', '2026'],
] as const) {
  test(`saves the payments of ${year} of ${scenario} with the numbers of the page`, {
    tag: '@deep',
  }, async ({ page, backend }) => {
    await backend.scenario(scenario, { path: `/en${path}` })
    const section = page.getByRole('region', { name: 'Payments by month' })
    await section.getByLabel('Year').selectOption(year)
    const table = section.getByRole('table', { name: `Payments in ${year}` })
    await expect(table).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', { name: `Download ${year} as CSV` }).press('Enter'),
    ])
    expect(download.suggestedFilename()).toBe(`Galley_payments_${year}.csv`)
    const { labels, rows } = await savedCsv(download)
    expect(labels).toHaveLength(9)
    expect(labels[0]).toBe('Payment date (UTC)')
    for (const row of rows) {
      expect(row).toHaveLength(labels.length)
      expect(row[0]).toMatch(new RegExp(`^${year}-\\d\\d-\\d\\d$`))
    }
    expect(monthsIn(rows)).toEqual(await monthsOn(table))
    await expect(section.getByText(`in ${rows.length} payments.`)).toBeVisible()
  })
}

test('writes the labels of the file in the language of the page, and what was prepaid', {
  tag: '@deep',
}, async ({ page, backend, axe }) => {
  await backend.scenario('china', { path: `/cn${path}` })
  const section = page.getByRole('region', { name: '每月付款' })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('img')).toBeVisible()
  await axe()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: '下载 2026 年 CSV 文件' }).click(),
  ])
  const { labels, rows } = await savedCsv(download)
  expect(labels[0]).toBe('付款日期（UTC）')
  const prepaid = rows.find(([, , invoice]) => invoice === 'CN-78210')
  expect(prepaid?.slice(2)).toEqual([
    'CN-78210',
    '论文编辑服务 CN-78210',
    'CNY',
    '1400',
    '预付款 CN-RT-2041',
    '0.14',
    '196',
  ])
})
