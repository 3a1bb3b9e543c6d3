import { expect, userEvent, within } from 'storybook/test'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// InvoicesScreen
export default {
  ...screen,
  title: 'Invoices/Invoices',
  args: { path: '/researcher/invoices', world: 'scenario=returning-customer' },
}

const heading = (name: string | RegExp, level: number) => ({ name, level })
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1)
const openTable = (element: HTMLElement) =>
  within(element).findByRole('table', { name: 'Invoices' })

export const History: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Invoice history', 1))).toBeVisible()
    const table = await openTable(canvasElement)
    await expect(within(table).queryByRole('checkbox')).toBeNull()
    await expect(within(table).getAllByText('Paid').length).toBeGreaterThan(0)
    await expect(within(table).getAllByRole('link', { name: /^Pay now for / })).toHaveLength(1)
    await expect(within(table).getByText('Payment on its way')).toBeVisible()
    const [first] = rowsOf(table)
    if (!first) throw new Error('There is no invoice.')
    await expect(within(first).getByText(/^20\d\d-\d\d-\d\d$/)).toBeVisible()
    await expect(within(first).getByRole('link', { name: /^GX[A-Z0-9]{6}: ./ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^[/]en[/]researcher[/]details[/]GX[A-Z0-9]{6}$/),
    )
    await expect(canvas.getByRole('link', { name: /^Unpaid invoices/ })).toHaveAttribute(
      'href',
      '/en/researcher/invoices/unpaid',
    )
  },
}

export const Unpaid: ScreenStory = {
  args: { path: '/researcher/invoices/unpaid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Unpaid invoices', 1))).toBeVisible()
    const table = await openTable(canvasElement)
    await expect(rowsOf(table)).toHaveLength(2)
    await expect(canvas.queryByRole('link', { name: 'Pay selected' })).toBeNull()
    await expect(await canvas.findByText('Or select single invoices.')).toBeVisible()
    await expect(canvas.queryByText('None selected')).toBeNull()
    await expect(within(table).queryByText('Not paid yet')).toBeNull()
    await expect(canvas.queryByLabelText('Order number')).toBeNull()
    await userEvent.click(canvas.getByText('Filter my invoices', { selector: 'summary' }))
    await expect(await canvas.findByLabelText('Order number')).toBeVisible()
  },
}

export const NoInvoices: ScreenStory = {
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('You do not have any invoices')).toBeVisible()
    await expect(canvas.queryByLabelText('Order number')).toBeNull()
  },
}

export const NothingUnpaid: ScreenStory = {
  args: { path: '/researcher/invoices/unpaid', world: 'scenario=elite' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('You do not have any unpaid invoices')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Show the invoice history' }))
    await expect(await canvas.findByRole('heading', heading('Invoice history', 1))).toBeVisible()
  },
}

export const Boleto: ScreenStory = {
  args: { path: '/researcher/invoices/unpaid', world: 'scenario=brazil' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = await openTable(canvasElement)
    await expect(within(table).getByText('Awaiting boleto payment')).toBeVisible()
    await expect(within(table).getByRole('link', { name: /^Show boleto for BR-/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/[/]external[/]boleto[/]RC-77410$/),
    )
    await expect(within(table).getAllByText(/^R\$\s[\d.]+(,\d\d)?$/).length).toBeGreaterThan(0)
    await expect(await canvas.findByText('A boleto is still open')).toBeVisible()
    await expect(canvas.getByText(/^R\$.* not received yet$/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Pay R\$/ })).toBeNull()
    await expect(canvas.queryByRole('checkbox', { name: /^Select (all|the)/ })).toBeNull()
    await expect(canvas.getAllByText(/^USD\s[\d,]+(\.\d\d)?$/).length).toBeGreaterThan(0)
  },
}

export const InYen: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=japan' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const table = await openTable(canvasElement)
    await expect(within(table).getAllByText(/^USD\s[\d,]+(\.\d\d)?$/).length).toBeGreaterThan(0)
    await expect(within(canvasElement).queryByRole('navigation', { name: 'Pages' })).toBeNull()
  },
}

export const FiltersOpenOnAPhone: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=china' },
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await openTable(canvasElement)
    const canvas = within(canvasElement)
    const fold = canvas.getByText('Filter my invoices', { selector: 'summary' })
    const count = canvas.getByRole('heading', { name: /^\d+ invoices$/ })
    await expect(count.compareDocumentPosition(fold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(fold)
    await expect(await canvas.findByLabelText('Dated from')).toBeVisible()
    await expectNoOverflow()
  },
}

export const WithFapiaos: ScreenStory = {
  args: { path: '/researcher/invoices?page=2', world: 'scenario=china' },
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const table = await openTable(canvasElement)
    await expect(within(table).getByRole('columnheader', { name: 'Fapiao' })).toBeVisible()
    await expect(within(table).getByText('Nothing to pay')).toBeVisible()
    await expect(within(table).queryByText('After payment')).toBeNull()
  },
}

/** Chinese and Japanese titles may be as long, and break nowhere in a page of the other language. */
export const UnbreakableTitle: ScreenStory = {
  args: { path: '/researcher/invoices?orderNumber=GXLONG', world: 'scenario=china' },
  beforeEach: ({ loaded }) => {
    const { world }: OpenedScreen = loaded.screen
    world.invoices.update('CN-77316', { submission: `GXLONG: ${'exudate'.repeat(20)}` })
  },
  play: async ({ canvasElement }) => {
    const table = await openTable(canvasElement)
    await expect(within(table).getByText(/^GXLONG/)).toBeVisible()
    await expectNoOverflow()
  },
}

export const UnpaidWithoutWriteOffs: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/invoices/unpaid', world: 'scenario=china' },
  play: async ({ canvasElement }) => {
    const table = await openTable(canvasElement)
    await expect(rowsOf(table)).toHaveLength(1)
    await expect(within(table).queryByText('CN-70388')).toBeNull()
  },
}

export const UnknownStatus: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/invoices/overdue' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Invoice history', 1))).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=loadInvoices:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your invoices are loading.')).toBeVisible()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=loadInvoices:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your invoices could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await openTable(canvasElement)).toBeVisible()
  },
}

export const Hidden: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=hidden-invoices' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'My orders', level: 2 })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Invoices' })).toBeNull()
  },
}
