import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import type { Journey, JourneyState, TestPayment } from './journey-step.ts'
import { step } from './journey-step.ts'
import { namesAmount, namesCurrency, prepaidSteps } from './prepay-steps.ts'

const leftOpen = step('getPaymentStatus', {
  title: 'is not paid yet',
  send: ({ receipt }) => (receipt === undefined ? undefined : { query: { receiptCode: receipt } }),
  keep: ({ retainerInvoiceNumber }) =>
    retainerInvoiceNumber === null ? {} : { retainer: retainerInvoiceNumber },
  holds: [
    {
      rule: 'A payment that was left at its provider is open.',
      broken: ({ status }) => (status === 'open' ? undefined : `It is ${status}.`),
    },
  ],
})

/** A prepayment that is begun with PayPal, left there, and paid by card. */
export function openPrepaymentJourney(payment: TestPayment): Journey {
  const { acceptedTermsAndConditions } = payment
  const elsewhere =
    'billingAddress' in payment && payment.billingAddress
      ? {
          acceptedTermsAndConditions,
          billingAddress: payment.billingAddress,
          paymentMethodId: paymentMethodIds.payPal,
        }
      : undefined
  const pay = ({ retainer, total }: JourneyState) =>
    retainer === undefined || total === undefined
      ? undefined
      : { body: { ...payment, amount: total, retainerInvoiceNumber: retainer } }
  return {
    name: 'prepay, left open',
    writes: true,
    steps: [
      namesCurrency,
      namesAmount,
      step('payForPrepayment', {
        title: 'is begun with PayPal',
        key: 'elsewhere',
        send: ({ total }) =>
          total === undefined || !elsewhere ? undefined : { body: { ...elsewhere, amount: total } },
        keep: ({ receiptCode }) => ({ receipt: receiptCode }),
      }),
      leftOpen,
      step('payForPrepayment', {
        title: 'is not paid by another person',
        as: 'other',
        key: 'other person',
        send: pay,
        expects: { rule: "Another person's identities are not found.", status: 404 },
      }),
      step('payForPrepayment', {
        title: 'is paid (two keys at once)',
        key: 'prepay',
        manner: 'two keys at once',
        send: pay,
        keep: ({ receiptCode }) => ({ receipt: receiptCode }),
      }),
      step('payForPrepayment', {
        title: 'is not paid once more',
        key: 'once more',
        send: pay,
        expects: { rule: 'What is paid is not paid again.', refusal: 'payment-already-paid' },
      }),
      ...prepaidSteps,
    ],
  }
}
