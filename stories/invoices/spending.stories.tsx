import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'

// SpendingSection below the history of invoices: by month, by service and by year
export default {
  ...screen,
  title: 'Invoices/Payments by month',
  args: { path: '/researcher/invoices', world: 'scenario=returning-customer' },
}

const nothingPaid = 'Nothing has been paid on your invoices yet.'

async function sectionOf(canvasElement: HTMLElement, name = 'Payments by month') {
  const section = await within(canvasElement).findByRole('region', { name })
  // The chart is loaded when it is about to be seen.
  section.scrollIntoView()
  return within(section)
}

type Section = Awaited<ReturnType<typeof sectionOf>>

const barsIn = (section: Section) => {
  const heights = [...section.getByRole('img').querySelectorAll('rect[rx]')].map((bar) =>
    Number(bar.getAttribute('height')),
  )
  return { drawn: heights.filter((height) => height > 0).length, months: heights.length }
}

const rowsIn = (table: HTMLElement) => within(table).getAllByRole('row').slice(1, -1)

/** The chart has a bar for each row of the table. */
async function chartMatches(section: Section, year: number) {
  const chart = await section.findByRole('img', {
    name: `Bar chart: payments of each month of ${year}. The numbers are in the table.`,
  })
  await expect(chart).toBeVisible()
  const rows = rowsIn(section.getByRole('table', { name: `Payments in ${year}` }))
  await waitFor(() => expect(barsIn(section)).toEqual({ drawn: rows.length, months: 12 }))
}

export const SeveralYears: ScreenStory = {
  play: async ({ canvasElement }) => {
    const section = await sectionOf(canvasElement)
    await expect(section.getByRole('combobox', { name: 'Year' })).toHaveValue('2026')
    await chartMatches(section, 2026)
    await expect(section.getByText(/^\$[\d,.]+$/, { selector: 'strong' })).toBeVisible()
    await expect(section.queryByRole('columnheader', { name: 'In US dollars' })).toBeNull()
  },
}

export const AnEarlierYear: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const section = await sectionOf(canvasElement)
    await userEvent.selectOptions(section.getByRole('combobox', { name: 'Year' }), '2025')
    await chartMatches(section, 2025)
    await expect(section.getByText(/paid in 2025/)).toBeVisible()
    await expect(section.getByRole('button', { name: 'Download 2025 as CSV' })).toBeVisible()
  },
}

export const OnePayment: ScreenStory = {
  args: { world: 'scenario=prepaid' },
  play: async ({ canvasElement }) => {
    const section = await sectionOf(canvasElement)
    await expect(section.getByText(/paid in 2026, in 1 payment\.$/)).toBeVisible()
    await expect(section.queryByRole('combobox')).toBeNull()
    await expect(section.getAllByRole('row')).toHaveLength(2)
    await expect(section.queryByRole('img')).toBeNull()
    // A single year has nothing to be compared with.
    const years = within(canvasElement).queryByRole('region', { name: 'Payments by year' })
    await expect(years).toBeNull()
  },
}

export const InYuan: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=china' },
  play: async ({ canvasElement }) => {
    const section = await sectionOf(canvasElement)
    await chartMatches(section, 2026)
    await expect(section.getByRole('columnheader', { name: 'In US dollars' })).toBeVisible()
    await expect(
      section.getByText('US dollars are at the exchange rate of each invoice.'),
    ).toBeVisible()
  },
}

export const SeveralCurrencies: ScreenStory = {
  args: { world: 'scenario=china' },
  play: async ({ canvasElement }) => {
    const section = await sectionOf(canvasElement)
    await userEvent.selectOptions(section.getByRole('combobox', { name: 'Year' }), '2025')
    await chartMatches(section, 2025)
    await expect(section.getByText(/^You paid in several currencies/)).toBeVisible()
    const [total] = within(section.getByRole('table')).getAllByRole('row').slice(-1)
    await expect(total).toHaveTextContent(/^Total¥[\d,.]+ CNY\$268 USD\$[\d,.]+$/)
  },
}

export const NothingPaid: ScreenStory = {
  args: { world: 'scenario=twelve-unpaid' },
  play: async ({ canvasElement }) => {
    const section = await sectionOf(canvasElement)
    await expect(section.getByText(nothingPaid)).toBeVisible()
    await expect(section.queryByRole('button')).toBeNull()
  },
}

export const SmallAndDark: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=china' },
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await chartMatches(await sectionOf(canvasElement), 2026)
  },
}

export const InChinese: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=china' },
  globals: { language: 'cn' },
  play: async ({ canvasElement }) => {
    const section = await sectionOf(canvasElement, '每月付款')
    await expect(section.getByRole('table', { name: '2026 年付款' })).toBeVisible()
    await expect(await section.findByRole('img')).toBeVisible()
  },
}

const byService = 'Payments by service in 2026'

/** Loaded once it is about to be seen. */
async function comparisonOf(canvasElement: HTMLElement, name = byService) {
  await sectionOf(canvasElement)
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  return sectionOf(canvasElement, name)
}

export const ByService: ScreenStory = {
  play: async ({ canvasElement }) => {
    const section = await comparisonOf(canvasElement)
    const table = await section.findByRole('table', { name: byService })
    const rows = within(table).getAllByRole('row').slice(1)
    await expect(rows.length).toBeGreaterThan(1)
    await expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent(/Editing/)
    for (const row of rows) {
      await expect(within(row).getByRole('cell')).toHaveTextContent(/^\$[\d,.]+$/)
    }
  },
}

export const ServicesFailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=returning-customer&fault=searchOrders:500:1' },
  play: async ({ canvasElement }) => {
    const section = await comparisonOf(canvasElement)
    await expect(await section.findByText('The services could not be loaded')).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: 'Try again' }))
    await expect(await section.findByRole('table')).toBeVisible()
  },
}

/** A long list of orders would take too many calls. */
export const TooManyOrders: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=large-lab' },
  play: async ({ canvasElement }) => {
    const section = await comparisonOf(canvasElement)
    await expect(await section.findByText(/^You have too many orders in 2026/)).toBeVisible()
  },
}

export const ByYear: ScreenStory = {
  play: async ({ canvasElement }) => {
    const section = await comparisonOf(canvasElement, 'Payments by year')
    await expect(section.getByText(/^By this day in 2025, you had paid \$[\d,.]+\.$/)).toBeVisible()
    const [, first, second] = section.getAllByRole('row')
    await expect(first).toHaveTextContent(/^2026so far\$[\d,.]+$/)
    await expect(second).toHaveTextContent(/^2025\$[\d,.]+$/)
  },
}

export const ByYearAndServiceSmallAndDark: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=china' },
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const services = await comparisonOf(canvasElement)
    await expect(await services.findByRole('table')).toBeVisible()
    await comparisonOf(canvasElement, 'Payments by year')
    await expectNoOverflow()
  },
}

/** Unpaid invoices have no payments to show. */
export const NotBesideUnpaidInvoices: ScreenStory = {
  args: { path: '/researcher/invoices/unpaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Unpaid invoices',
    )
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Payments by month' })).toBeNull()
  },
}
