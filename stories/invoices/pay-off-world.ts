import { expect, userEvent, within } from 'storybook/test'
import { payOffCurrency, payOffTotal } from '../../mocks/backend/rules/invoices/payoff-rules.ts'
import { takePayment } from '../../mocks/backend/rules/payment/settlement/take-payment.ts'
import {
  boletoForm,
  cardForm,
  payPalForm,
  transferForm,
} from '../../mocks/testing/payment/payment-requests.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { acceptAndPay, choosePaymentMethod } from '../payment/fill-payment.ts'
import { typeCardInFrame } from '../payment/methods/in-card-frame.ts'
import type { OpenedScreen } from '../screen-world.ts'

export type Opened = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

/** Two invoices, 364 dollars. */
export const two = {
  path: '/researcher/invoices/pay/{unpaidInvoices.0},{unpaidInvoices.1}',
  world: 'scenario=ten-unpaid',
}

export const forms = {
  card: cardForm,
  payPal: payPalForm,
  transfer: {
    ...transferForm,
    purchaseOrder: { number: 'PO-2026-0193' },
  },
  boleto: boletoForm,
} as const

/** Pays invoices in the world, as another tab would; returns the receipt code. */
export function payInWorld(
  opened: OpenedScreen | undefined,
  invoiceNumbers: readonly string[],
  form: (typeof forms)[keyof typeof forms],
): string {
  const world = opened?.world
  const user = world?.users.get(opened?.facts.person.identity ?? '')
  if (!world || !user) throw new Error('Nobody is signed in.')
  const rows = invoiceNumbers.flatMap((number) => world.invoices.get(number) ?? [])
  const currency = payOffCurrency(rows, user.account.currency)
  const bill = {
    purpose: { kind: 'payoff', invoiceNumbers },
    context: 'payoff',
    total: payOffTotal(rows, currency),
    currency,
  } as const
  const pay = () => takePayment({ world, now: fixedNow, user, form, bill })
  const outcome = world.transact(pay).result
  if ('refused' in outcome) throw new Error(outcome.refused.error)
  return outcome.payment.receiptCode
}

export async function payByCard(canvasElement: HTMLElement, number?: string) {
  await choosePaymentMethod(canvasElement, 'Credit card')
  await typeCardInFrame(canvasElement, number)
  await acceptAndPay(canvasElement)
}

/** Leaves the balance as it is, which otherwise pays all. */
export async function payWithoutBalance(canvasElement: HTMLElement) {
  const name = 'Use your PrePay balance?'
  const group = await within(canvasElement).findByRole('group', { name })
  await userEvent.click(within(group).getByRole('radio', { name: 'No' }))
}

/** Opens the address that a payment leads back to. */
export const comeBack = (opened: OpenedScreen | undefined, type: string, receipt?: string) =>
  opened?.router.navigate({
    to: '/$lang/researcher/invoices/unpaid/$type',
    params: { lang: 'en', type },
    search: { receipt },
  })

export const callsOf = (opened: OpenedScreen | undefined, operation: string) =>
  opened?.calls.all().filter((call) => call.operation === operation) ?? []

/** The unpaid invoices are open, with a receipt, and nothing was paid twice. */
export async function expectReceipt({ canvasElement, loaded: { screen } }: Opened) {
  const canvas = within(canvasElement)
  await expect(await canvas.findByRole('region', { name: 'Payment received' })).toBeVisible()
  await expect(screen?.router.state.location.pathname).toBe('/en/researcher/invoices/unpaid')
  const approved = [...(screen?.world.payments.all() ?? [])].filter(
    ({ purpose, receiptCode, status }) =>
      purpose.kind === 'payoff' && status === 'approved' && receiptCode.startsWith('RC-1000'),
  )
  await expect(approved).toHaveLength(1)
}
