import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readHar } from '../../mocks/recordings/har-calls.ts'
import { recordCalls } from '../../mocks/recordings/record-calls.ts'
import { expect, test } from '../fixtures.ts'
import { servedAt } from '../support/served-at.ts'
import { openDevtools, reloading } from './in-devtools.ts'

const world = 'scenario=twelve-unpaid&clock=frozen&now=2026-11-02T10:00:00Z'

/** What is not replaced: amounts, dates, services and the product's own texts. */
async function remainsOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('link', { name: /^Pay [$][\d,.]+$/ })).toBeVisible()
  const text = await page.getByRole('main').innerText()
  return text.match(/[$][\d,.]+|\d+ unpaid|[A-Z]\w+ [A-Z]\w+ · delivered .+|^Awaiting .+/gm) ?? []
}

test(
  'shows a visit to a server from the file that a browser saved of it',
  { tag: '@deep' },
  async ({ page, backend, browser, baseURL }, testInfo) => {
    const har = testInfo.outputPath('visit.har')
    const visit = await browser.newContext({
      baseURL: servedAt(baseURL, 'http'),
      recordHar: { path: har, content: 'embed' },
    })
    const visitor = await visit.newPage()
    await visitor.goto(`/en/researcher?${world}`)
    const there = await remainsOf(visitor)
    expect(there.length).toBeGreaterThan(20)
    await visit.close()

    const { calls } = readHar(await readFile(har, 'utf8'), 'visit.har')
    const { recording } = await recordCalls(calls, world)
    expect(recording.violations).toEqual([])

    await backend.scenario('returning-customer')
    const panel = await openDevtools(page, 'Calls')
    const buffer = Buffer.from(JSON.stringify(recording))
    await reloading(page, () =>
      panel
        .getByLabel('Open a recording')
        .setInputFiles({ name: 'late-payer.json', mimeType: 'application/json', buffer }),
    )
    await expect(panel.getByText('The recording late-payer is replayed.')).toBeVisible()
    expect(await remainsOf(page)).toEqual(there)
    await expect(page.getByRole('main')).not.toContainText('Okafor')
  },
)

test('opens a kept recording by its name, and names those that there are', async ({
  page,
  backend,
}) => {
  await page.goto('/en/researcher?recording=unpaid-order&clock=frozen')
  await expect(page.getByText('12 unpaid invoices')).toBeVisible()
  await expect(page).toHaveURL('/en/researcher')
  const answered = await backend.calls('searchOrders')
  expect(answered.map(({ recorded }) => recorded)).toEqual([true])
  await page.goto('/en/researcher?recording=paid-order')
  await expect(
    page.getByText('There is no recording "paid-order". Known: unpaid-order.'),
  ).toBeVisible()
})
