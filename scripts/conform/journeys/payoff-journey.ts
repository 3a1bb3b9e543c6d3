import type { components } from '../../../src/api/generated/schema.gen.ts'
import type { SiteAccount } from '../options/conform-config.ts'
import { invoiceMoneyProblem } from '../rules/money-rules.ts'
import {
  type Journey,
  type JourneyState,
  type JourneyStep,
  type Manner,
  step,
  type TestPayment,
} from './journey-step.ts'

type Invoice = components['schemas']['Invoice']

const isOpen = ({ balance, pendingPayment, pendingWriteoff }: Invoice) =>
  balance > 0 && pendingPayment === null && !pendingWriteoff

const pay =
  (payment: TestPayment, change: { amount?: number; numbers?: string[] } = {}) =>
  ({ invoice }: JourneyState) => {
    if (!invoice) return undefined
    const { amount = invoice.balance, numbers = [invoice.invoiceNumber] } = change
    return { body: { ...payment, amount, payoffReceiptCodes: numbers } }
  }

function refusals(payment: TestPayment): JourneyStep[] {
  return [
    step('payOffInvoices', {
      title: 'refuses another amount',
      key: 'wrong amount',
      send: ({ invoice }) => pay(payment, { amount: (invoice?.balance ?? 0) + 1 })({ invoice }),
      expects: {
        rule: 'A payment of another amount than the total is refused.',
        refusal: 'payment-amount-changed',
      },
    }),
    step('payOffInvoices', {
      title: 'does not know an invoice of nobody',
      key: 'unknown invoice',
      send: pay(payment, { numbers: ['conform-unknown'] }),
      expects: {
        rule: 'An identity that does not exist is not found, and tells nothing.',
        status: 404,
      },
    }),
    step('payOffInvoices', {
      title: 'is not paid by another person',
      as: 'other',
      key: 'other person',
      send: pay(payment),
      expects: { rule: "Another person's identities are not found.", status: 404 },
    }),
  ]
}

const after: readonly JourneyStep[] = [
  step('getPaymentStatus', {
    title: 'tells of the payment',
    send: ({ receipt }) =>
      receipt === undefined ? undefined : { query: { receiptCode: receipt } },
    holds: [
      {
        rule: 'A payment is of the amount that was asked for.',
        broken: ({ amount }, { invoice }) =>
          amount === invoice?.balance ? undefined : `${amount} instead of ${invoice?.balance}.`,
      },
      {
        rule: 'A payment names the invoices that it pays.',
        broken: ({ invoiceNumbers }, { invoice }) =>
          invoiceNumbers.join() === invoice?.invoiceNumber
            ? undefined
            : `It names ${invoiceNumbers.join(', ') || 'none'}.`,
      },
    ],
  }),
  step('loadInvoices', {
    title: 'leaves nothing open',
    holds: [
      { rule: 'Invoices less payments are what is open.', broken: invoiceMoneyProblem },
      {
        rule: 'An invoice that is paid off is paid once.',
        broken({ invoices }, { invoice, receipt }) {
          const now = invoices.find(({ invoiceNumber }) => invoiceNumber === invoice?.invoiceNumber)
          const count = now?.payments.filter(({ receiptCode }) => receiptCode === receipt).length
          if (now?.balance !== 0) return `${now?.balance} is open.`
          return count === 1 ? undefined : `${receipt} is there ${count} times.`
        },
      },
      {
        rule: 'What is paid is not asked for any more.',
        broken: ({ unpaidInvoices }, { invoice }) =>
          unpaidInvoices.some(({ invoiceNumber }) => invoiceNumber === invoice?.invoiceNumber)
            ? `${invoice?.invoiceNumber} is asked for.`
            : undefined,
      },
    ],
    keep({ invoices }, { invoice }) {
      const now = invoices.find(({ invoiceNumber }) => invoiceNumber === invoice?.invoiceNumber)
      return { invoice: now, payment: now?.payments.at(-1)?.id }
    },
  }),
  ...(['customer', 'other'] as const).map((as) =>
    step('downloadReceiptPdf', {
      title: as === 'other' ? 'is no receipt of another person' : 'has a receipt',
      as,
      send: ({ payment }) => (payment === undefined ? undefined : { path: { id: payment } }),
      ...(as === 'other'
        ? { expects: { rule: "Another person's identities are not found.", status: 404 } }
        : {}),
    }),
  ),
]

/** Pays one open invoice of the account. */
export const payoffJourney = (
  payment: TestPayment,
  manner: Manner,
  by: SiteAccount | undefined,
): Journey => ({
  name: `pay-off, ${manner}`,
  writes: true,
  ...(by ? { by } : {}),
  steps: [
    step('loadInvoices', {
      title: 'has an open invoice',
      keep({ invoices, currency }) {
        const open = invoices.find(
          (one) => isOpen(one) && one.currency.isoCode === currency.isoCode,
        )
        return open ? { invoice: open } : {}
      },
    }),
    ...refusals(payment),
    step('payOffInvoices', {
      title: `is paid (${manner})`,
      key: 'pay',
      manner,
      send: pay(payment),
      keep: ({ receiptCode }) => ({ receipt: receiptCode }),
    }),
    step('payOffInvoices', {
      title: 'is not paid once more',
      key: 'once more',
      send: pay(payment),
      expects: { rule: 'What is paid is not paid again.', refusal: 'payment-already-paid' },
    }),
    ...after,
  ],
})
