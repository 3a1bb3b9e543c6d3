import { paymentMethodIds } from '../../../../../src/api/generated/contract-codes.gen.ts'
import type { Instant } from '../../../../../src/lib/instant.ts'
import type { World } from '../../../../world/galley-world.ts'
import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { PaymentFormBody } from '../../../../world/rows/payment-form-body.ts'
import type {
  PaymentPurpose,
  PaymentRow,
  StoredPaymentForm,
} from '../../../../world/rows/payment-rows.ts'
import type { UserRow } from '../../../../world/rows/rows.ts'
import { Problem } from '../../../calls/problem.ts'
import { cardDecision } from '../../../reference-data/payment/simulated-cards.ts'
import { showPending } from '../../invoices/pending-on-orders.ts'
import { receivedFilesPath } from '../../order-form/placing/received-files-path.ts'
import { siteZone } from '../../site-zone.ts'
import { externalPageForm, externalPagePath } from '../external-page-paths.ts'
import { methodOf } from '../methods/payment-methods.ts'
import { orderNumberOf } from '../order-number-of.ts'
import { mailRefusedCard } from '../payment-mails.ts'
import { newReceiptCode } from '../receipt-code.ts'
import { type PaymentRequest, validatePayment } from '../validation/validate-payment.ts'
import { boletoReported } from './boleto-reported.ts'
import { fulfilmentOf } from './fulfil-purpose.ts'
import { inOwnLanguage, settlePayment, withFundsTaken } from './settle-payment.ts'
import { transferLapse } from './transfer-lapse.ts'

/** `total` is in `currency`; 0 means nothing to pay. */
type PayableBill = PaymentRequest['bill'] & {
  purpose: PaymentPurpose
  receiptCode?: string
}

export type PaymentOutcome =
  | { refused: Schemas['PaymentRefusal'] }
  | { payment: PaymentRow; answer: Schemas['PaymentAnswer'] }

const pageExpiresAfter = 86_400_000

function storedForm(form: PaymentFormBody, voucherApplied: string | undefined): StoredPaymentForm {
  const { additionalData, billingAddress, boleto, brazilPaymentMethods, fapespNumber } = form
  const { fapiao, invoiceAddress, purchaseOrder, creditCard } = form
  const { allpagoCreditCard, allpagoPaypal } = form
  const isSame = form.invoiceAddressSameAsBilling ?? !form.invoiceAddressDiffersFromBilling
  const card = creditCard && {
    type: creditCard.type,
    lastFour: creditCard.lastFour,
    currency: creditCard.currency?.value,
  }
  const tax = allpagoCreditCard ?? allpagoPaypal ?? boleto
  return {
    additionalData,
    billingAddress,
    boleto,
    brazilPaymentMethods,
    fapespNumber,
    fapiao: form.requireFapiao === 'yes' ? fapiao : undefined,
    invoiceAddress: isSame ? undefined : invoiceAddress,
    purchaseOrder,
    voucherApplied,
    card,
    installments: allpagoCreditCard?.numberOfInstallments?.value,
    taxIdentification: tax?.taxIdentification,
  }
}

/** The payment to retry; undefined for a new one. @throws Problem 404 for another owner's payment */
function earlierOf(world: World, owner: string, code: string | undefined): PaymentRow | undefined {
  const earlier = code === undefined ? undefined : world.payments.get(code)
  if (earlier && earlier.owner !== owner) {
    throw new Problem(404, 'No such payment', `There is no payment ${code} here.`)
  }
  return earlier
}

/** An expired promise stays owed on its invoices, since what it bought has been delivered. */
function isOver({ status, fundsTaken, purpose }: PaymentRow): boolean {
  const isBought = purpose.kind !== 'payoff' && purpose.kind !== 'prepayment'
  return status === 'approved' || (fundsTaken && (status === 'open' || isBought))
}

const isSame = (purpose: PaymentPurpose, other: PaymentPurpose) =>
  JSON.stringify(purpose) === JSON.stringify(other)

function dueAtOf(world: World, { course }: { course: string }, now: Instant): number {
  if (course === 'bank-transfer') return transferLapse(now)
  if (course !== 'boleto') return now + pageExpiresAfter
  return boletoReported(now, siteZone(world))
}

function proceed(
  world: World,
  open: PaymentRow,
  form: PaymentFormBody,
  now: Instant,
): { payment: PaymentRow; answer: Schemas['PaymentAnswer'] } {
  const { receiptCode } = open
  const entry = methodOf(open.method)
  const { course } = entry
  const externalId = orderNumberOf(open.purpose)
  const nothing = {
    receiptCode,
    externalId,
    successUrl: null,
    redirectUrl: null,
    redirectForm: null,
  }
  if ('page' in entry) {
    const path = externalPagePath(entry.page, receiptCode)
    const sent =
      course === 'form' ? { redirectForm: externalPageForm(path) } : { redirectUrl: path }
    return { payment: open, answer: { ...nothing, ...sent } }
  }
  if (course === 'boleto' || course === 'bank-transfer') {
    const payment = withFundsTaken(world, open, now)
    fulfilmentOf(payment.purpose).promised?.({ world, now, payment })
    const promised = world.payments.get(receiptCode) ?? payment
    showPending(world, promised, true)
    return { payment: promised, answer: nothing }
  }
  const token =
    open.method === paymentMethodIds.creditCard
      ? form.creditCard?.nonce
      : form.allpagoCreditCard?.checkoutId
  if (course === 'card' && cardDecision(token ?? '') === 'three-d') {
    const redirectUrl = externalPagePath('three-d-secure', receiptCode)
    return { payment: open, answer: { ...nothing, redirectUrl } }
  }
  const payment = settlePayment(world, open, now)
  const successPath = receivedFilesPath(world, payment)
  const successUrl = successPath === undefined ? null : inOwnLanguage(world, payment, successPath)
  return { payment, answer: { ...nothing, successUrl } }
}

/** Fulfils the purpose at once or after the external page; boletos and transfers are promised. */
export function takePayment(input: {
  world: World
  now: Instant
  user: UserRow
  bill: PayableBill
  form: PaymentFormBody
}): PaymentOutcome {
  const { world, now, user, bill, form } = input
  const { purpose, total, currency } = bill
  const owner = user.identity
  const earlier = earlierOf(world, owner, bill.receiptCode ?? form.receiptCode)
  const isAgain = earlier !== undefined && isSame(earlier.purpose, purpose)
  if (isAgain && isOver(earlier)) {
    return { refused: { error: 'payment-already-paid' } }
  }
  const decision = validatePayment({ world, now, user, bill, form })
  if ('refused' in decision) {
    if (decision.refused === 'payment-card-declined') mailRefusedCard(world, owner, now)
    return { refused: { error: decision.refused } }
  }
  const { method, due, credits, prepayment } = decision
  // A promise stays recorded with the credits and prepayments that it used.
  const isReplaced = isAgain && !earlier.fundsTaken
  const receiptCode = isReplaced
    ? earlier.receiptCode
    : ((earlier ? undefined : bill.receiptCode) ?? newReceiptCode(world))
  if (isReplaced) world.payments.remove(receiptCode)
  const open = world.payments.insert({
    receiptCode,
    owner,
    purpose,
    method,
    currency,
    total,
    creditsApplied: credits,
    prepaymentApplied: prepayment,
    amount: due,
    status: 'open',
    createdAt: now,
    settledAt: null,
    paidAtBank: null,
    dueAt: dueAtOf(world, methodOf(method), now),
    fundsTaken: false,
    prepaymentsTaken: [],
    invoiceNumbers: purpose.kind === 'payoff' ? purpose.invoiceNumbers : [],
    form: storedForm(form, method === paymentMethodIds.voucher ? bill.voucher : undefined),
  })
  const { voucherApplied } = open.form
  if (voucherApplied !== undefined) {
    world.vouchers.update(voucherApplied, { usedFor: receiptCode })
  }
  return proceed(world, open, form, now)
}
