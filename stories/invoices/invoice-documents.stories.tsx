import { expect, userEvent, within } from 'storybook/test'
import { addressIn } from '../../src/lib/url/address-in.ts'
import { type ScreenStory, screen } from '../screen.tsx'

// InvoiceDocuments in the list of invoices
const of = (text: string) => `/researcher/invoices?orderNumber=${text}`

export default {
  ...screen,
  title: 'Invoices/Documents',
  args: { path: of('CN-77316'), world: 'scenario=china' },
}

/** Of an invoice with a fapiao. */
const fault = (kind: string) => ({
  path: of('CN-76540'),
  world: `scenario=china&fault=downloadReceiptPdf:${kind}`,
})

async function rowIn(canvasElement: HTMLElement) {
  const table = await within(canvasElement).findByRole('table', { name: 'Invoices' })
  const [, row] = within(table).getAllByRole('row')
  if (!row) throw new Error('There is no invoice.')
  return within(row)
}

/** The row with its documents unfolded. */
async function openedRow(canvasElement: HTMLElement) {
  const row = await rowIn(canvasElement)
  await userEvent.click(row.getByText(/more documents?$/))
  return row
}

const zip = { name: /^Download all documents of \S+ [(]ZIP[)]$/ }

export const Paid: ScreenStory = {
  play: async ({ canvasElement }) => {
    const row = await rowIn(canvasElement)
    const invoice = row.getByRole('link', { name: 'Invoice (PDF) for CN-77316' })
    await expect(invoice).toHaveAttribute(
      'href',
      addressIn('/api/invoice/CN-77316/pdf?localization=cn'),
    )
    const receipt = row.getByRole('link', { name: 'Receipt (PDF) for CN-77316' })
    await expect(receipt).toBeVisible()
    await expect(receipt).toHaveAttribute(
      'href',
      addressIn('/api/payment/77316/pdf?invoice_number=CN-77316&amount=3310&localization=cn'),
    )
    await expect(row.queryByRole('group')).toBeNull()
    await expect(row.queryByText(/^Statement of delivery/)).toBeNull()
  },
}

export const NotPaid: ScreenStory = {
  tags: ['deep'],
  args: { path: of('{orders.awaitingPayment}') },
  play: async ({ canvasElement }) => {
    const row = await rowIn(canvasElement)
    await expect(row.getByRole('link', { name: /^Invoice \(PDF\)/ })).toBeVisible()
    await expect(row.queryByText(/more document/)).toBeNull()
  },
}

/** Its button stays in the tab order, so that the hint can be heard. */
export const StatementPending: ScreenStory = {
  args: { path: of('{orders.completedPaid}') },
  play: async ({ canvasElement }) => {
    const row = await openedRow(canvasElement)
    const statement = row.getByRole('button', { name: 'Statement of delivery (PDF)' })
    await expect(statement).toHaveAttribute('aria-disabled', 'true')
    await expect(statement).toHaveAccessibleDescription(/^It is being prepared/)
  },
}

export const StatementReady: ScreenStory = {
  args: { path: of('{orders.translated}') },
  play: async ({ canvasElement }) => {
    const row = await openedRow(canvasElement)
    const statement = row.getByRole('link', { name: /^Statement of delivery/ })
    await expect(statement).toHaveAttribute(
      'href',
      expect.stringMatching(/\/api\/invoice\/CN-\d+\/statement-of-delivery$/),
    )
  },
}

export const SmallAndDark: ScreenStory = {
  tags: ['deep'],
  ...StatementPending,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

export const AllDownloaded: ScreenStory = {
  tags: ['deep'],
  args: { path: of('CN-76540') },
  play: async ({ canvasElement }) => {
    const row = await rowIn(canvasElement)
    await userEvent.click(row.getByRole('button', zip))
    const saved = await within(canvasElement).findByText('Your files have been downloaded.')
    await expect(saved).toBeVisible()
    await expect(row.queryByRole('alert')).toBeNull()
  },
}

/** The others are saved, and the broken one can be fetched again. */
export const OneFails: ScreenStory = {
  args: fault('500:1'),
  play: async ({ canvasElement }) => {
    const row = await rowIn(canvasElement)
    await userEvent.click(row.getByRole('button', zip))
    const alert = within(await row.findByRole('alert'))
    await expect(alert.getByText('CN-76540_receipt_RC-76540_CNY-960.00.pdf')).toBeVisible()
    await expect(alert.getByText('The other files have been saved.')).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    const saved = await within(canvasElement).findByText('Your file has been downloaded.')
    await expect(saved).toBeVisible()
    await expect(row.queryByRole('alert')).toBeNull()
  },
}

export const OneFailsOnAPhone: ScreenStory = {
  tags: ['deep'],
  args: fault('500'),
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const row = await rowIn(canvasElement)
    await userEvent.click(row.getByRole('button', zip))
    await expect(await row.findByText('1 file could not be downloaded')).toBeVisible()
  },
}

export const Downloading: ScreenStory = {
  tags: ['deep'],
  args: fault('time-out'),
  play: async ({ canvasElement }) => {
    const row = await rowIn(canvasElement)
    await userEvent.click(row.getByRole('button', zip))
    await expect(await row.findByRole('progressbar', { name: 'Download' })).toBeVisible()
    await expect(row.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
}

export const Cancelled: ScreenStory = {
  args: fault('time-out'),
  play: async ({ canvasElement }) => {
    const row = await rowIn(canvasElement)
    await userEvent.click(row.getByRole('button', zip))
    await userEvent.click(await row.findByRole('button', { name: 'Cancel' }))
    await expect(await row.findByText('The download was cancelled.')).toBeVisible()
    await expect(row.getByRole('button', zip)).toHaveFocus()
    await expect(row.queryByRole('progressbar')).toBeNull()
  },
}
