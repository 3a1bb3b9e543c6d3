import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fixedNow } from '../../../mocks/world/clock/fixed-now.ts'
import { choosePaymentMethod } from '../../payment/fill-payment.ts'
import { typeCardInFrame } from '../../payment/methods/in-card-frame.ts'
import { type ScreenStory, screen } from '../../screen.tsx'
import type { OpenedScreen } from '../../screen-world.ts'
import { announces } from '../summary/summary-in-story.ts'

// The payment of an order in each country
export default {
  ...screen,
  title: 'Order form/Payment methods',
  args: {
    path: '/researcher/submit/payment-details',
    world: 'scenario=order-form&at=payment-details',
  },
}

const atPayment = (scenario: string) => ({ world: `scenario=${scenario}&at=payment-details` })

async function methodsIn(canvasElement: HTMLElement) {
  const group = await within(canvasElement).findByRole('group', { name: 'Payment method' })
  return within(group)
}

async function listed(canvasElement: HTMLElement, names: readonly RegExp[]) {
  const methods = await methodsIn(canvasElement)
  await expect(methods.getAllByRole('radio')).toHaveLength(names.length)
  for (const name of names) await expect(methods.getByRole('radio', { name })).toBeEnabled()
  return methods
}

async function openPurchaseOrder(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByText('Add a purchase order number'))
  return canvas.findByLabelText(/^Purchase order number/)
}

async function answer(canvasElement: HTMLElement, option: RegExp) {
  await userEvent.click(await within(canvasElement).findByRole('radio', { name: option }))
}

/** What each method takes is said before the choice. */
export const UnitedStates: ScreenStory = {
  play: async ({ canvasElement }) => {
    const names = [/^Credit card$/, /^PayPal/, /^Bank transfer/]
    const methods = await listed(canvasElement, names)
    const described = async (name: RegExp, text: string) =>
      expect(methods.getByRole('radio', { name })).toHaveAccessibleDescription(text)
    await described(
      /^Credit card$/,
      'Confirmed at once. You’ll need: billing address and card details.',
    )
    await described(/^PayPal/, 'Confirmed at once. You’ll need: billing address.')
    await described(
      /^Bank transfer/,
      'Confirmed when your transfer arrives, usually within a few working days. You’ll need: billing address, organization, and phone number.',
    )
    await expect(methods.queryByText(/fapiao/i)).toBeNull()
    await userEvent.click(methods.getByRole('radio', { name: /^Credit card$/ }))
    await announces('Credit card: please fill in the fields below.')
  },
}

export const ChinaByAlipayWithAFapiao: ScreenStory = {
  args: atPayment('china-fapiao-at-order'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const methods = await listed(canvasElement, [/^Alipay/, /^UnionPay/, /^WeChat/, /^Bank/])
    const wechat = methods.getByRole('radio', { name: /^WeChat/ })
    await expect(wechat).toHaveAccessibleDescription(/ No fapiao\.$/)
    const alipay = methods.getByRole('radio', { name: /^Alipay/ })
    await expect(alipay).toHaveAccessibleDescription(/ Fapiao available\.$/)
    await userEvent.click(alipay)
    const question = await canvas.findByRole('group', { name: 'Do you need a fapiao?' })
    await userEvent.click(within(question).getByRole('radio', { name: 'Yes' }))
    await expect(await canvas.findByLabelText('Fapiao title')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Pay ¥/ })).toBeVisible()
  },
}

export const MigratedChina: ScreenStory = {
  tags: ['deep'],
  args: atPayment('china-migrated'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await listed(canvasElement, [/^Web payment/, /^Payment by QR code/])
    await choosePaymentMethod(canvasElement, /^Payment by QR code/)
    await expect(canvas.queryByRole('heading', { name: 'Billing address' })).toBeNull()
    await expect(canvas.queryByLabelText(/^Send the invoice/)).toBeNull()
  },
}

export const BrazilByCardInThreeParts: ScreenStory = {
  tags: ['deep'],
  args: atPayment('brazil'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await answer(canvasElement, /^A Brazilian payment method/)
    const methods = await listed(canvasElement, [/^Credit card$/, /^PayPal/, /^Boleto/])
    await expect(methods.getByRole('radio', { name: /^Credit card$/ })).toHaveAccessibleDescription(
      /card details, and tax number\.$/,
    )
    await choosePaymentMethod(canvasElement, 'Credit card')
    await userEvent.selectOptions(await canvas.findByLabelText('Installments'), '3')
    const frame = await canvas.findByTitle('Card details')
    await waitFor(() => expect(frame).toBeVisible())
    await expect(canvas.getByRole('button', { name: /^Pay R\$/ })).toBeVisible()
  },
}

export const BrazilByBoleto: ScreenStory = {
  tags: ['deep'],
  args: atPayment('brazil'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await answer(canvasElement, /^A Brazilian payment method/)
    await choosePaymentMethod(canvasElement, /^Boleto You get a bank slip\.$/)
    await expect(await canvas.findByLabelText('Payer')).toBeVisible()
    await expect(canvas.getByText(/^Confirmed about two working days/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Get the boleto' })).toBeVisible()
  },
}

export const FapespByCardInDollars: ScreenStory = {
  args: atPayment('brazil'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await answer(canvasElement, /^FAPESP funds/)
    await listed(canvasElement, [/^Credit card$/, /^Bank transfer/])
    await choosePaymentMethod(canvasElement, 'Credit card')
    await expect(await canvas.findByLabelText('Payment currency')).toHaveValue('USD')
    await expect(canvas.getByText(/^Your card is charged \$[\d,.]+\.$/)).toBeVisible()
    await expect(canvas.getByLabelText('FAPESP process number')).toBeVisible()
    await typeCardInFrame(canvasElement)
  },
}

export const FapespByBankTransfer: ScreenStory = {
  tags: ['deep'],
  args: atPayment('brazil'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await answer(canvasElement, /^FAPESP funds/)
    await choosePaymentMethod(canvasElement, /^Bank transfer/)
    await expect(await openPurchaseOrder(canvasElement)).toBeVisible()
    await expect(canvas.getByLabelText('FAPESP process number')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeVisible()
  },
}

export const JapanInYen: ScreenStory = {
  tags: ['deep'],
  args: atPayment('japan'),
  play: async ({ canvasElement }) => {
    await listed(canvasElement, [/^Credit card$/, /^Bank transfer/])
    const pay = within(canvasElement).getByRole('button', { name: /^Pay ¥[\d,]+$/ })
    await expect(pay).toBeVisible()
  },
}

/** Neither credits nor the voucher of the order may pay. */
export const StaffForMultimedia: ScreenStory = {
  tags: ['deep'],
  args: atPayment('impersonated-multimedia'),
  beforeEach: ({ loaded: { screen: opened } }: { loaded: Record<string, OpenedScreen> }) => {
    const { world } = opened ?? {}
    const owner = world?.users.get(world.orderForms.get('form-1')?.owner ?? '')
    if (!world || !owner) throw new Error('There is no order form.')
    const credit = { totalAmount: 40, balance: 40, createdAt: fixedNow, expiresAt: null }
    world.credits.insert({ ...credit, referenceNumber: 'CR-1', owner: owner.identity })
    const account = { ...owner.account, voucherAvailable: true }
    world.users.update(owner.identity, { account })
    const voucher = { code: 'UMN-1', institution: 'Duke University', usedFor: null }
    world.vouchers.insert({ ...voucher, expiresAt: fixedNow + 1 })
    world.orderForms.update('form-1', { voucher: voucher.code })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const methods = await listed(canvasElement, [/^Bank transfer/])
    await expect(methods.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked()
    await expect(canvas.queryByText('Use your credits?')).toBeNull()
    await expect(canvas.queryByText('Use a voucher')).toBeNull()
    await expect(canvas.queryByText(/pays for this order/)).toBeNull()
  },
}

const delayNote =
  'This will not delay your order. A word count discrepancy may change the price and delay the order.'

export const OrderOfAnAdministrator: ScreenStory = {
  tags: ['deep'],
  args: atPayment('admin-order'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choosePaymentMethod(canvasElement, /^Bank transfer/)
    const number = await openPurchaseOrder(canvasElement)
    await expect(number).toHaveAccessibleDescription('We print it on your invoice.')
    await expect(canvas.getByText(delayNote)).toBeVisible()
    await userEvent.type(number, 'PO-2026-118')
    await expect(number).toHaveValue('PO-2026-118')
  },
}

export const AdministratorsOrderWithoutInvoice: ScreenStory = {
  args: { ...atPayment('admin-order'), path: '/researcher/submit/details' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const question = await canvas.findByRole('group', { name: /^Suppress invoice creation/ })
    await userEvent.click(within(question).getByRole('radio', { name: 'Yes' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const name = /^Bank transfer\s*Our support team gives you our bank details\.$/
    await expect(await canvas.findByRole('radio', { name })).toBeEnabled()
  },
}

export const BankTransferWithAnotherInvoiceAddress: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choosePaymentMethod(canvasElement, /^Bank transfer/)
    const other = await canvas.findByRole('checkbox', {
      name: /^Send the invoice to another address/,
    })
    await userEvent.click(other)
    const invoice = within(canvas.getByRole('group', { name: 'Invoice address' }))
    await expect(await invoice.findByLabelText(/^Organization name/)).toBeVisible()
    await expect(invoice.getByLabelText('Address')).toHaveValue('')
    await expect(canvas.getByRole('link', { name: /^Contact us/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/support\/index\/type\/prepay-bank-transfer$/),
    )
  },
}

export const BankTransferOnAPhoneInTheDark: ScreenStory = {
  tags: ['deep'],
  ...BankTransferWithAnotherInvoiceAddress,
  globals: { scheme: 'dark', viewport: { value: 'small' } },
}
