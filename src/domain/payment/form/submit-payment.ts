import type { PaymentAnswer } from '../../../api/payment.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { FormStep } from '../../../ui/form/form-step.ts'
import { toFailure } from '../../../ui/form/to-failure.ts'
import type { UsedAttempt } from '../attempt/use-payment-attempt.ts'
import type { Card } from '../card/card-provider.ts'
import type { CardSession } from '../card/card-session.ts'
import { nothingSummed, type PaymentValues } from '../choices/payment-values.ts'
import { applyFunds } from '../funds/funds-rules.ts'
import type { PaymentSettings } from '../payment-settings.ts'
import { needsAmount } from './amount-rules.ts'
import { continuePayment } from './continue-payment.ts'
import { paymentDetailsOf } from './payment-details.ts'
import { paymentFailure, unsafeRedirect } from './payment-failure.ts'
import type { PaidBefore, PaymentPurpose } from './payment-purpose.ts'
import { fundedBill } from './payment-sum.ts'
import { paymentRefusalAt } from './refusal-fields.ts'

const fieldName = fieldsOf<PaymentValues>()

type Input = {
  purpose: PaymentPurpose
  attempt: UsedAttempt
  settingsFor: (values: PaymentValues) => PaymentSettings
  cardSession: CardSession
  redirectHosts: readonly string[]
}

const unknownSum = async () => undefined

function resultOf(answer: PaymentAnswer | PaidBefore) {
  if ('openPaid' in answer) return { type: 'paid-before' } as const
  const { redirectUrl, redirectForm, receiptCode } = answer
  const isComplete = redirectUrl === null && redirectForm === null
  return isComplete ? ({ type: 'completed' } as const) : { away: receiptCode }
}

function receiptCodeOf({ earlier }: UsedAttempt): string | undefined {
  return typeof earlier === 'object' ? earlier.receiptCode : undefined
}

/** A failed request leaves the outcome unknown: an earlier attempt may have reached the server. */
async function cardForPayment(cardSession: Pick<CardSession, 'requestCard'>): Promise<Card> {
  try {
    return await cardSession.requestCard()
  } catch (error) {
    if (!(error instanceof FormFailure)) throw error
    const { fields, text, help } = error
    throw new FormFailure({ fields, message: text, help, outcome: 'unknown' })
  }
}

async function pay(input: Input, values: PaymentValues, idempotencyKey: string) {
  const { purpose, attempt, settingsFor, cardSession } = input
  const { known = [], currency, voucherCode, reloadSum = unknownSum } = purpose
  const { digitalPurchase, paymentMethodId: method } = values
  const bill = fundedBill(purpose, nothingSummed)
  const paid = {
    amount: purpose.sumOf(values) ?? 0,
    voucherCode,
    applied: bill && applyFunds(bill, values),
    receiptCode: receiptCodeOf(attempt),
  }
  const atField = paymentRefusalAt(method)
  try {
    return await attempt.pay({
      known,
      idempotencyKey,
      prepare: () =>
        paymentDetailsOf(values, settingsFor(values), paid, () => cardForPayment(cardSession)),
      send: (details, key) => purpose.send(details, { idempotencyKey: key, digitalPurchase }),
      isAtField: (error) => (toFailure(atField(error))?.fields.size ?? 0) > 0,
      resultOf,
    })
  } catch (error) {
    const failure = await paymentFailure(error, {
      method,
      currency,
      reloadSum: () => reloadSum(values),
    })
    throw attempt.explain(failure, error)
  }
}

export async function submitPayment(input: Input, values: PaymentValues, idempotencyKey: string) {
  const { purpose, attempt, redirectHosts } = input
  if (needsAmount(values, purpose.amountRule)) {
    return new FormStep({ changes: (change) => change(fieldName('isAmountLocked'), true) })
  }
  const answer = await pay(input, values, idempotencyKey)
  if ('openPaid' in answer) return answer.openPaid()
  const outcome = continuePayment(answer, redirectHosts)
  if (outcome === 'complete') return purpose.onPaid(answer)
  if (outcome === 'unsafe') {
    attempt.comeBack()
    throw unsafeRedirect()
  }
  // The draft stays for users who come back, with a new idempotency key.
  return new FormStep({ isAccepted: true })
}
