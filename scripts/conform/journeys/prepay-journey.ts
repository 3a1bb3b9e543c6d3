import type { Journey, TestPayment } from './journey-step.ts'
import { step } from './journey-step.ts'

/** The least prepayment where the configuration names none for the currency. */
const usualLeast = 100

export function prepayJourney(payment: TestPayment): Journey {
  return {
    name: 'prepay',
    writes: true,
    steps: [
      step('loadInvoices', {
        title: 'names the currency',
        keep: ({ currency }) => ({ currency: currency.isoCode }),
      }),
      step('loadApplication', {
        title: 'names the least prepayment',
        keep: ({ application }, { currency = '' }) => ({
          total: application.config.minimumPrepayAmounts[currency] ?? usualLeast,
        }),
      }),
      step('payForPrepayment', {
        title: 'refuses less than the least',
        key: 'too little',
        send: ({ total = usualLeast }) => ({ body: { ...payment, amount: total - 1 } }),
        expects: {
          rule: 'A prepayment below the least amount is refused.',
          refusal: 'prepayment-amount-too-low',
        },
      }),
      step('payForPrepayment', {
        title: 'is paid',
        key: 'prepay',
        manner: 'same key twice',
        send: ({ total = usualLeast }) => ({ body: { ...payment, amount: total } }),
        keep: ({ receiptCode }) => ({ receipt: receiptCode }),
      }),
      step('payForPrepayment', {
        title: 'refuses the key with another amount',
        key: 'prepay',
        send: ({ total = usualLeast }) => ({ body: { ...payment, amount: total + 1 } }),
        expects: { rule: 'A key that comes with another body is answered 422.', status: 422 },
      }),
      step('getPaymentStatus', {
        title: 'names the prepayment',
        send: ({ receipt }) =>
          receipt === undefined ? undefined : { query: { receiptCode: receipt } },
        keep: ({ retainerInvoiceNumber }) =>
          retainerInvoiceNumber === null ? {} : { retainer: retainerInvoiceNumber },
        holds: [
          {
            rule: 'A payment is of the amount that was asked for.',
            broken: ({ amount }, { total }) =>
              amount === total ? undefined : `${amount} instead of ${total}.`,
          },
        ],
      }),
      step('loadInvoices', {
        title: 'lists the prepayment once',
        holds: [
          {
            rule: 'What is prepaid is listed once.',
            broken({ prepayments }, { retainer }) {
              const count = prepayments.filter(
                (one) => one.retainerInvoiceNumber === retainer,
              ).length
              return count === 1 ? undefined : `${retainer} is there ${count} times.`
            },
          },
        ],
      }),
      step('downloadRetainerInvoicePdf', {
        title: 'has an invoice',
        send: ({ retainer }) =>
          retainer === undefined ? undefined : { path: { retainerInvoiceNumber: retainer } },
      }),
    ],
  }
}
