import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// InvoicesScreen: filters, selection and pages
export default {
  ...screen,
  title: 'Invoices/Filters and pages',
  args: { path: '/researcher/invoices', world: 'scenario=returning-customer' },
}

const heading = (name: string | RegExp, level: number) => ({ name, level })
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1)
const openTable = (element: HTMLElement) =>
  within(element).findByRole('table', { name: 'Invoices' })

export const AllSelected: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/invoices/unpaid', world: 'scenario=twelve-unpaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = await openTable(canvasElement)
    await expect(rowsOf(table)).toHaveLength(10)
    const all = canvas.getByRole('checkbox', { name: 'Select all 12 invoices' })
    await userEvent.click(all)
    await expect(canvas.getByText('12 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }))
    await expect(await canvas.findByText('page 2 of 2')).toBeVisible()
    const last = rowsOf(canvas.getByRole('table', { name: 'Invoices' }))
    await expect(last).toHaveLength(2)
    const [box] = canvas.getAllByRole('checkbox', { name: /^Select invoice/ })
    await expect(box).toBeChecked()
    if (box) await userEvent.click(box)
    await expect(canvas.getByText('11 selected')).toBeVisible()
    await expect(all).toBePartiallyChecked()
  },
}

export const FilteringForgetsTheSelection: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/invoices/unpaid?page=2', world: 'scenario=twelve-unpaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all 12 invoices' }))
    await userEvent.click(canvas.getByText('Filter my invoices', { selector: 'summary' }))
    await userEvent.type(await canvas.findByLabelText('Dated from'), '10/01/2026{Enter}')
    await expect(
      await canvas.findByRole('heading', heading('4 matching invoices', 2)),
    ).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: 'Select all 4 invoices' })).not.toBeChecked()
    await expect(canvas.queryByRole('link', { name: 'Pay selected' })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Clear the filters' }))
    await expect(await canvas.findByRole('heading', heading('12 unpaid invoices', 2))).toHaveFocus()
  },
}

export const LeavingForgetsTheSelection: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/invoices/unpaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = { name: 'Select invoice US-90321' }
    await userEvent.click(await canvas.findByRole('checkbox', box))
    await userEvent.click(canvas.getByRole('link', { name: 'Invoice history' }))
    await canvas.findByRole('heading', heading('Invoice history', 1))
    await userEvent.click(canvas.getByRole('link', { name: /^Unpaid invoices/ }))
    await expect(await canvas.findByRole('checkbox', box)).not.toBeChecked()
  },
}

export const FilteredByOrder: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = await openTable(canvasElement)
    const [row] = rowsOf(table)
    const [number = ''] = /GX[A-Z0-9]{6}/.exec(row?.textContent ?? '') ?? []
    await userEvent.click(canvas.getByText('Filter my invoices', { selector: 'summary' }))
    const field = await canvas.findByLabelText('Order number')
    await userEvent.type(field, `${number.toLowerCase()}{Enter}`)
    await expect(await canvas.findByRole('heading', heading('1 matching invoice', 2))).toHaveFocus()
    await expect(rowsOf(canvas.getByRole('table', { name: 'Invoices' }))).toHaveLength(1)
  },
}

export const FilteredToNothing: ScreenStory = {
  args: { path: '/researcher/invoices?orderNumber=ZZZ&from=2026-10-01' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No matching invoices')).toBeVisible()
    await expect(await canvas.findByLabelText('Dated from')).toHaveValue('10/01/2026')
    await userEvent.click(canvas.getByRole('link', { name: 'Clear the filters' }))
    await expect(await openTable(canvasElement)).toBeVisible()
    await expect(canvas.getByLabelText('Order number')).toHaveValue('')
  },
}

/** Only statuses that the invoices have can be chosen. */
export const FilteredByStatus: ScreenStory = {
  args: { path: '/researcher/invoices?sort=oldest' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByRole('heading', heading(/^\d+ invoices, oldest first$/, 2)),
    ).toBeVisible()
    const box = await canvas.findByRole('checkbox', { name: 'Not paid yet' })
    await expect(canvas.queryByRole('checkbox', { name: 'Awaiting boleto payment' })).toBeNull()
    box.focus()
    await userEvent.keyboard(' {Enter}')
    const found = heading(/^\d matching invoices?, oldest first$/, 2)
    await expect(await canvas.findByRole('heading', found)).toHaveFocus()
    const table = canvas.getByRole('table', { name: 'Invoices' })
    for (const row of rowsOf(table)) await expect(row).toHaveTextContent('Not paid yet')
  },
}

export const HiddenByTheStatus: ScreenStory = {
  args: { path: '/researcher/invoices/unpaid?status=paid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = 'The status filter (Paid) hides all 2 matches.'
    await expect(await canvas.findByText(text)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Clear the status filter' }))
    await expect(await canvas.findByRole('heading', heading('2 unpaid invoices', 2))).toHaveFocus()
  },
}

export const OldestFirst: ScreenStory = {
  args: {
    path: '/researcher/invoices/unpaid?sort=oldest',
    world: 'scenario=twelve-unpaid',
  },
  globals: { language: 'cn', viewport: { value: 'small' }, scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/12.*，最早的在前$/)).toBeVisible()
    await expect(await canvas.findByLabelText('排序')).toHaveValue('oldest')
  },
}

export const EndBeforeStart: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const fold = { selector: 'summary' }
    await userEvent.click(await canvas.findByText('Filter my invoices', fold))
    await userEvent.type(await canvas.findByLabelText('Dated from'), '10/02/2026')
    await userEvent.type(canvas.getByLabelText('Dated to'), '10/01/2026{Enter}')
    const message = 'The end date can’t be before the start date.'
    await expect((await canvas.findAllByText(message)).length).toBeGreaterThan(0)
  },
}

export const OneFullPage: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/invoices/unpaid', world: 'scenario=ten-unpaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const pager = within(await canvas.findByRole('navigation', { name: 'Pages' }))
    await expect(pager.getByText('10 invoices')).toBeVisible()
    await expect(pager.queryByRole('link')).toBeNull()
  },
}

export const ManyPages: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=elite' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('page 1 of 6')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }))
    await expect(await canvas.findByText('page 2 of 6')).toBeVisible()
  },
}

export const NoSuchPage: ScreenStory = {
  args: { path: '/researcher/invoices/unpaid?page=7', world: 'scenario=twelve-unpaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('There is no page 7')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'First page' }))
    await expect(await canvas.findByText('page 1 of 2')).toBeVisible()
  },
}
