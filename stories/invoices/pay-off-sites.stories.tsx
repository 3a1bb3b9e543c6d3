import { expect, userEvent, within } from 'storybook/test'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { choosePaymentMethod } from '../payment/fill-payment.ts'
import { paymentScreen } from '../payment/payment-screen.ts'
import type { ScreenStory } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'
import { payWithoutBalance } from './pay-off-world.ts'

// PayOffScreen, by currency, country and staff
export default { ...paymentScreen, title: 'Invoices/Pay-off by site' }

export const OneInChinaWithFapiao: ScreenStory = {
  args: {
    path: '/researcher/invoices/pay/{unpaidInvoices.0}',
    world: 'scenario=china-fapiao-at-order',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choosePaymentMethod(canvasElement, /^UnionPay/)
    await expect(await canvas.findByRole('group', { name: 'Do you need a fapiao?' })).toBeVisible()
  },
}

export const TwoInChinaWithoutFapiao: ScreenStory = {
  args: {
    path: '/researcher/invoices/pay/{unpaidInvoices.0},{unpaidInvoices.1}',
    world: 'scenario=china-fapiao-at-order',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choosePaymentMethod(canvasElement, /^UnionPay/)
    await expect(canvas.getByText(/^A fapiao needs a payment of its own/)).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Do you need a fapiao?' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Pay ¥2,602.50' })).toBeVisible()
    const total = canvas.getByRole('row', { name: /^Total/ })
    await expect(total).toHaveTextContent(/¥2,602\.50USD [\d,.]+$/)
  },
}

export const TwoCurrencies: ScreenStory = {
  args: {
    path: '/researcher/invoices/pay/{unpaidInvoices.0},{unpaidElsewhere}',
    world: 'scenario=china-fapiao-at-order',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText(/^These invoices are in different currencies/),
    ).toBeVisible()
    await expect(canvas.getByText('$96')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Pay ¥/ })).toBeVisible()
    await expect(canvas.getByText(/^USD [\d,.]+$/)).toBeVisible()
    const [own, other] = canvas.getAllByText(/^¥[\d,.]+$/, { selector: 'td *, td' })
    await expect(own).toBeVisible()
    await expect(other).toBeVisible()
    const total = canvas.getByRole('row', { name: /^Total/ })
    await expect(within(total).getByText(/^¥[\d,.]+$/)).toBeVisible()
  },
}

/** Chinese and Japanese titles may be as long, and break nowhere in a page of the other language. */
export const UnbreakableTitle: ScreenStory = {
  args: { path: '/researcher/invoices/pay/CN-90365', world: 'scenario=china' },
  beforeEach: ({ loaded }) => {
    const { world }: OpenedScreen = loaded.screen
    world.invoices.update('CN-90365', { submission: 'exudate'.repeat(20) })
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^exudate/)).toBeVisible()
    await expectNoOverflow()
  },
}

export const InYen: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/invoices/pay/{unpaidInvoice}', world: 'scenario=japan' },
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: /^Pay ¥[\d,]+$/ })).toBeVisible()
    await expect(canvas.getByText(/^USD [\d,.]+$/)).toBeVisible()
  },
}

export const InBrazil: ScreenStory = {
  args: { path: '/researcher/invoices/pay/{unpaidInvoice}', world: 'scenario=brazil' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^There is an open boleto for BR-/)).toBeVisible()
    await expect(canvas.getByText('A boleto is still open')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the boleto' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/external\/boleto\/RC-77410$/),
    )
    await expect(canvas.queryByRole('group', { name: 'Payment method' })).toBeNull()
    await userEvent.click(await canvas.findByRole('radio', { name: /^A Brazilian payment method/ }))
    await choosePaymentMethod(canvasElement, /^Boleto/)
    await expect(await canvas.findByLabelText('Payer')).toBeVisible()
  },
}

export const ByStaff: ScreenStory = {
  args: { path: '/researcher/invoices/pay/{unpaidInvoice}', world: 'scenario=impersonator' },
  play: async ({ canvasElement }) => {
    await payWithoutBalance(canvasElement)
    const group = await within(canvasElement).findByRole('group', { name: 'Payment method' })
    const methods = within(group).getAllByRole('radio')
    await expect(methods.length).toBeGreaterThan(2)
    for (const method of methods) await expect(method).toBeEnabled()
    await expect(within(group).getByRole('radio', { name: /^Bank transfer/ })).toBeEnabled()
  },
}
