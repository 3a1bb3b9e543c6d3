import { expect, userEvent, within } from 'storybook/test'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'
import { prepayByBoleto } from './open-prepayment.ts'

// PrepayScreen
export default {
  ...screen,
  title: 'PrePay/PrePay',
  args: { path: '/researcher/prepay', world: 'scenario=prepaid' },
}

const heading = (name: string | RegExp) => ({ name, level: 1 })
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1)

export const WithPrepayments: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('$679.50')).toBeVisible()
    await expect(canvas.getByText('$142.75')).toBeVisible()
    const use = within(canvas.getByRole('complementary', { name: 'Balance of each prepayment' }))
    await expect(use.getAllByRole('meter')).toHaveLength(2)
    await expect(use.getByText(/of \$300 left$/)).toBeVisible()
    await expect(use.getByText('4 prepayments are used up.')).toBeVisible()
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    await expect(size(canvas.getByText('$679.50'))).toBeGreaterThan(
      size(canvas.getByRole('heading', heading('PrePay'))),
    )
    const prepayments = rowsOf(canvas.getByRole('table', { name: 'Prepayments' }))
    await expect(prepayments).toHaveLength(5)
    await expect(prepayments[0]).toHaveTextContent(/\$150.*–.*Not paid yet.*Pay now/)
    await expect(rowsOf(canvas.getByRole('table', { name: 'Credits' }))).toHaveLength(5)
  },
}

export const AllOfThem: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all 7' }))
    const prepayments = canvas.getByRole('table', { name: 'Prepayments' })
    await expect(rowsOf(prepayments)).toHaveLength(7)
    // One of the seven credits is used up.
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 6' }))
    const credits = canvas.getByRole('table', { name: 'Credits' })
    await expect(rowsOf(credits)).toHaveLength(6)
    await expect(within(credits).getByText('Expired')).toBeVisible()
    await expect(within(credits).getByText('Below $1')).toBeVisible()
    const [less] = canvas.getAllByRole('button', { name: 'Show the first 5 only' })
    if (less) await userEvent.click(less)
    await expect(rowsOf(prepayments)).toHaveLength(5)
  },
}

export const OpenInvoice: ScreenStory = {
  args: { path: '/researcher/prepay/{prepayments.unpaid}' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByRole('heading', heading('PrePay invoice US-RT-1011')),
    ).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Pay $150' })).toBeVisible()
    // What is to pay outweighs the balances beside it.
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const due = size(canvas.getByText('$150'))
    await expect(due).toBeGreaterThan(size(canvas.getByText('$679.50')))
    await expect(canvas.getByText('Still to pay')).toBeVisible()
    const form = within(canvas.getByRole('form', { name: 'Prepayment' }))
    await expect(form.getByRole('link', { name: 'Go to your prepayments' })).toBeVisible()
    await expect(canvas.getByText('December 7, 2025')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** Asks for no second payment before the person says so. */
export const OpenBoleto: ScreenStory = {
  args: { path: '/researcher/prepay/BR-RT-2001', world: 'scenario=brazil' },
  beforeEach: ({ loaded }) => prepayByBoleto(loaded.screen),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('A boleto is still open')).toBeVisible()
    const boleto = canvas.getByRole('link', { name: 'Open the boleto' })
    await expect(boleto).toBeVisible()
    await expect(boleto).toHaveStyle({ textDecorationLine: 'none' })
    await expect(canvas.queryByRole('group', { name: 'Payment method' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(Pay R|Get the)/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay it another way' }))
    await expect(canvas.getByText(/Paying here replaces it\.$/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^Pay R/ })).toBeVisible()
  },
}

export const PaidInvoice: ScreenStory = {
  args: { path: '/researcher/prepay/{prepayments.full}' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This invoice is paid')).toBeVisible()
    await expect(canvas.getAllByText('$500')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Go to your prepayments' })).toBeVisible()
  },
}

export const UnknownInvoice: ScreenStory = {
  args: { path: '/researcher/prepay/US-RT-0000' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('We could not find prepayment US-RT-0000')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Go to your prepayments' }))
    await expect(await canvas.findByRole('heading', heading('PrePay'))).toBeVisible()
  },
}

export const NoneYet: ScreenStory = {
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No prepayments yet')).toBeVisible()
    await expect(canvas.getByText('You have no credits at the moment.')).toBeVisible()
    await expect(canvas.getByText(/^Once you have paid in advance/)).toBeVisible()
    await expect(canvas.queryByRole('meter')).toBeNull()
  },
}

export const InYuan: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=china' },
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = await canvas.findByRole('table', { name: 'Prepayments' })
    await expect(within(table).getAllByText(/^¥[\d,.]+$/).length).toBeGreaterThan(0)
    await expectNoOverflow()
  },
}

export const Loading: ScreenStory = {
  args: { world: 'scenario=prepaid&fault=loadInvoices:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your prepayments are loading.')).toBeVisible()
    await expect(canvas.queryByText('Loading. One moment, please.')).not.toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'scenario=prepaid&fault=loadInvoices:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your prepayments could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('$679.50')).toBeVisible()
  },
}

export const BoletoReady: ScreenStory = {
  args: {
    path: '/researcher/prepay/complete/success?receipt=RC-100001',
    world: 'scenario=brazil',
  },
  beforeEach: ({ loaded }) => prepayByBoleto(loaded.screen),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = within(await canvas.findByRole('region', { name: 'Your boleto is ready' }))
    await expect(card.getByText(/^Please pay the boleto by /)).toBeVisible()
    await expect(card.getByRole('link', { name: 'Open the boleto' })).toBeVisible()
    await expect(card.queryByRole('link', { name: /^download boleto/ })).toBeNull()
    await expect(card.queryByRole('link', { name: 'Make another prepayment' })).toBeNull()
  },
}

export const WithoutReceipt: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/prepay/complete/success', world: 'scenario=brazil' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Thank you. We’ll e-mail your receipt.')).toBeVisible()
    const name = 'Your prepayment is on its way'
    const card = within(await canvas.findByRole('region', { name }))
    await expect(card.getByText(/^Please don’t pay again/)).toBeVisible()
    await expect(card.getByRole('link', { name: 'Go to my orders' })).toBeVisible()
    // The outcome comes before the balances.
    const balance = canvas.getByText('Available balance')
    const title = canvas.getByRole('heading', { name })
    await expect(title.compareDocumentPosition(balance)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const { calls, router }: OpenedScreen = loaded.screen
    await expect(router.state.location.href).toBe('/en/researcher/prepay?sent=true')
    await expect(calls.all().some(({ operation }) => operation === 'loadInvoices')).toBe(true)
  },
}

export const ReceiptNotLoaded: ScreenStory = {
  args: {
    path: '/researcher/prepay?receipt=RC-100001',
    world: 'scenario=prepaid&fault=getPaymentStatus:500',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your receipt could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const CompleteWithoutAnOutcome: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/prepay/complete' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('PrePay'))).toBeVisible()
    await expect(await canvas.findByLabelText('Amount in USD')).toBeVisible()
    await expect(canvas.queryByText(/could not find/)).toBeNull()
  },
}

const notPaid = (outcome: string): ScreenStory => ({
  args: { path: `/researcher/prepay/complete/${outcome}` },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const message = 'An error occurred processing your payment'
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText(message)).toBeVisible()
    await expect(alert.getByText(/^If your bank has charged you/)).toBeVisible()
    await expect(await canvas.findByRole('heading', heading('PrePay'))).toBeVisible()
    const { router }: OpenedScreen = loaded.screen
    await expect(router.state.location.pathname).toBe('/en/researcher/prepay')
  },
})

export const PaymentFailed: ScreenStory = notPaid('error')
export const PaymentCancelled: ScreenStory = { tags: ['deep'], ...notPaid('cancelled') }

export const Hidden: ScreenStory = {
  args: { world: 'scenario=hidden-invoices' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'My orders', level: 2 })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'PrePay' })).toBeNull()
  },
}
