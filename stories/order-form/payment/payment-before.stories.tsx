import { expect, userEvent, waitFor, within } from 'storybook/test'
import { payForForm } from '../../../mocks/backend/rules/payment/settlement/pay-for-form.ts'
import {
  declineCheckout,
  settleDuePayments,
} from '../../../mocks/backend/rules/payment/settlement/settle-payment.ts'
import {
  boletoForm,
  cardForm,
  payPalForm,
} from '../../../mocks/testing/payment/payment-requests.ts'
import { fixedNow } from '../../../mocks/world/clock/fixed-now.ts'
import type { PaymentFormBody } from '../../../mocks/world/rows/payment-form-body.ts'
import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { orderRecords } from '../../../src/features/order-form/payment/order-records.ts'
import { acceptAndPay, choosePaymentMethod } from '../../payment/fill-payment.ts'
import { typeCardInFrame } from '../../payment/methods/in-card-frame.ts'
import { type ScreenStory, screen } from '../../screen.tsx'
import type { OpenedScreen } from '../../screen-world.ts'

// UnpaidNotice, PendingPaymentFirst
export default {
  ...screen,
  title: 'Order form/Earlier payment',
  args: {
    path: '/researcher/submit/payment-details',
    world: 'scenario=returning-customer&at=payment-details',
  },
}

type Opened = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

const { boleto, ...inBrazil } = boletoForm
const payPalInBrazil = {
  ...inBrazil,
  paymentMethodId: paymentMethodIds.allpagoPayPal,
  allpagoPaypal: { taxIdentification: boleto.taxIdentification },
  billingAddress: { ...inBrazil.billingAddress, phone: '+55 19 99555 0186' },
}

/** Pays the form in the world; returns the receipt's code. */
function pay(opened: OpenedScreen | undefined, body: PaymentFormBody): string {
  const world = opened?.world
  const form = world?.orderForms.get('form-1')
  const user = form && world?.users.get(form.owner)
  if (!world || !user) throw new Error('There is no order form to pay.')
  const outcome = payForForm({ world, now: fixedNow, user, form, body })
  if ('refused' in outcome) throw new Error(outcome.refused.error)
  return outcome.payment.receiptCode
}

/** Opens the address that the payment page leads back to. */
const comeBack = (opened: OpenedScreen | undefined, receiptCode: string) =>
  opened?.router.navigate({
    to: '/$lang/researcher/submit/payment-details',
    params: { lang: 'en' },
    search: { receiptCode },
  })

const isNotComplete = 'Your payment by PayPal is not complete'
const failed = 'An error occurred processing your payment'

export const Abandoned: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: 'Payment method' })
    await comeBack(opened, pay(opened, payPalForm))
    await expect(await canvas.findByText(isNotComplete)).toBeVisible()
    await expect(await canvas.findByRole('radio', { name: /^PayPal/ })).toBeChecked()
  },
}

export const Declined: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: 'Payment method' })
    const code = pay(opened, payPalForm)
    if (opened) declineCheckout(opened.world, code, fixedNow)
    await comeBack(opened, code)
    await expect(await canvas.findByText(failed)).toBeVisible()
    await expect(canvas.getByText(/^PayPal declined the payment/)).toBeVisible()
  },
}

export const Expired: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: 'Payment method' })
    const code = pay(opened, payPalForm)
    if (opened) settleDuePayments(opened.world, fixedNow + 86_400_000)
    await comeBack(opened, code)
    await expect(await canvas.findByText(failed)).toBeVisible()
    await expect(canvas.getByText(/^The payment by PayPal ran out of time/)).toBeVisible()
  },
}

export const BackInTheBrowser: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const canvas = within(canvasElement)
    await choosePaymentMethod(canvasElement, /^PayPal/)
    await acceptAndPay(canvasElement)
    await canvas.findByText('One moment, please. The payment page is opening.')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect(await canvas.findByText(isNotComplete)).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /^I accept the/ })).toBeChecked()
    await choosePaymentMethod(canvasElement, 'Credit card')
    await typeCardInFrame(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }))
    await waitFor(() =>
      expect(opened?.router.state.location.pathname).toMatch(/\/details\/GX[^/]+\/thank-you$/),
    )
    await expect(JSON.stringify(localStorage)).not.toContain('galley:payment:')
  },
}

export const BackWithAReload: ScreenStory = {
  beforeEach: ({ loaded: { screen: opened } }: Pick<Opened, 'loaded'>) => {
    const owner = opened?.world.orderForms.get('form-1')?.owner ?? ''
    orderRecords.update(owner, 'form-1', { away: pay(opened, payPalForm) })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(isNotComplete)).toBeVisible()
    await expect(await canvas.findByRole('radio', { name: /^PayPal/ })).toBeChecked()
  },
}

/** The gateway gets the receipt of the payment that was left. */
export const BrazilianCardAfterPayPal: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=brazil&at=payment-details' },
  beforeEach: ({ loaded: { screen: opened } }: Pick<Opened, 'loaded'>) => {
    const owner = opened?.world.orderForms.get('form-1')?.owner ?? ''
    orderRecords.update(owner, 'form-1', { away: pay(opened, payPalInBrazil) })
  },
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(isNotComplete)).toBeVisible()
    await userEvent.click(await canvas.findByRole('radio', { name: /^A Brazilian/ }))
    await choosePaymentMethod(canvasElement, 'Credit card')
    await userEvent.selectOptions(canvas.getByLabelText('Installments'), '3')
    const code = opened?.world.orderForms.get('form-1')?.receiptCode
    await expect(await canvas.findByTitle('Card details')).toHaveAttribute(
      'src',
      expect.stringContaining(`/allpago-checkout?receiptCode=${code}&amount=`),
    )
  },
}

export const StatusArrivesLate: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=returning-customer&at=payment-details&fault=getPaymentStatus:slow:1' },
  beforeEach: ({ loaded: { screen: opened } }: Pick<Opened, 'loaded'>) => {
    const owner = opened?.world.orderForms.get('form-1')?.owner ?? ''
    orderRecords.update(owner, 'form-1', { away: pay(opened, payPalForm) })
  },
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(opened?.calls.all().map(({ operation }) => operation)).toContain('getPaymentStatus'),
    )
    await expect(canvas.queryByRole('radio', { name: 'Credit card' })).toBeNull()
    await expect(
      await canvas.findByRole('radio', { name: /^PayPal/ }, { timeout: 10_000 }),
    ).toBeChecked()
    await expect(canvas.getByText(isNotComplete)).toBeVisible()
  },
}

export const PaidWhileThePageReloaded: ScreenStory = {
  beforeEach: ({ loaded: { screen: opened } }: Pick<Opened, 'loaded'>) => {
    pay(opened, cardForm)
    const owner = opened?.world.orderForms.get('form-1')?.owner ?? ''
    orderRecords.update(owner, 'form-1', { sent: { known: [], isAsked: false } })
  },
  play: async ({ loaded: { screen: opened } }: Opened) => {
    const number = opened?.world.orderForms.get('form-1')?.orderedAs
    await waitFor(() =>
      expect(opened?.router.state.location.pathname).toBe(
        `/en/researcher/details/${number}/thank-you`,
      ),
    )
    await expect(JSON.stringify(localStorage)).not.toContain('galley:payment:')
  },
}

async function opensThePlacedOrder(canvasElement: HTMLElement, opened: OpenedScreen | undefined) {
  const page = within(canvasElement.ownerDocument.body)
  await expect(await page.findByText(/^You have already placed this order/)).toBeVisible()
  const number = opened?.world.orderForms.get('form-1')?.orderedAs
  await expect(opened?.router.state.location.pathname).toBe(
    `/en/researcher/details/${number}/thank-you`,
  )
}

export const PaidInAnotherTab: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    const canvas = within(canvasElement)
    const owner = opened?.world.orderForms.get('form-1')?.owner ?? ''
    const sent = { bill: 'form-1', sent: { known: [], isAsked: false } }
    const key = orderRecords.key(owner)
    const answered = { key, oldValue: JSON.stringify(sent), newValue: null }
    await choosePaymentMethod(canvasElement, 'Credit card')
    dispatchEvent(new StorageEvent('storage', answered))
    await expect(canvas.getByRole('radio', { name: 'Credit card' })).toBeChecked()
    pay(opened, cardForm)
    dispatchEvent(new StorageEvent('storage', answered))
    await opensThePlacedOrder(canvasElement, opened)
  },
}

export const PaidOnAnotherDevice: ScreenStory = {
  play: async ({ canvasElement, loaded: { screen: opened } }: Opened) => {
    await choosePaymentMethod(canvasElement, 'Credit card')
    await typeCardInFrame(canvasElement)
    pay(opened, cardForm)
    await acceptAndPay(canvasElement)
    await opensThePlacedOrder(canvasElement, opened)
  },
}
