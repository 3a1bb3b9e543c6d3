import { type JourneyStep, step } from './journey-step.ts'

/** The least prepayment where the configuration names none for the currency. */
export const usualLeast = 100

export const namesCurrency = step('loadInvoices', {
  title: 'names the currency',
  keep: ({ currency, prepayments }) => ({
    currency: currency.isoCode,
    prepaid: prepayments.length,
  }),
})

export const namesAmount = step('loadApplication', {
  title: 'names the least prepayment',
  keep: ({ application }, { currency = '' }) => ({
    total: application.config.minimumPrepayAmounts[currency] ?? usualLeast,
  }),
})

/** What a prepayment has become. */
export const prepaidSteps: readonly JourneyStep[] = [
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
      {
        rule: 'A payment is in the currency of the account.',
        broken: (paid, { currency }) =>
          paid.currency === currency ? undefined : `It is in ${paid.currency}.`,
      },
    ],
  }),
  step('loadInvoices', {
    title: 'lists the prepayment once',
    holds: [
      {
        rule: 'What is prepaid is listed once.',
        broken({ prepayments }, { retainer, prepaid = 0 }) {
          const count = prepayments.filter((one) => one.retainerInvoiceNumber === retainer).length
          if (count !== 1) return `${retainer} is there ${count} times.`
          const more = prepayments.length - prepaid
          return more === 1 ? undefined : `${more} prepayments came of one payment.`
        },
      },
      {
        rule: 'What is prepaid can be spent whole.',
        broken({ prepayments }, { retainer }) {
          const made = prepayments.find((one) => one.retainerInvoiceNumber === retainer)
          return made?.availablePrepaymentAmount === made?.totalAmount
            ? undefined
            : `${made?.availablePrepaymentAmount} of ${made?.totalAmount}.`
        },
      },
    ],
  }),
  ...(['customer', 'other'] as const).map((as) =>
    step('downloadRetainerInvoicePdf', {
      title: as === 'other' ? 'is no invoice of another person' : 'has an invoice',
      as,
      send: ({ retainer }) =>
        retainer === undefined ? undefined : { path: { retainerInvoiceNumber: retainer } },
      ...(as === 'other'
        ? { expects: { rule: "Another person's identities are not found.", status: 404 } }
        : {}),
    }),
  ),
]
