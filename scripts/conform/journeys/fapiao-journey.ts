import type { SiteAccount } from '../options/conform-config.ts'
import { fapiaoCancelled, fapiaoForm, fapiaoFormRefusals, fapiaoIssued } from './fapiao-steps.ts'
import { type Journey, step } from './journey-step.ts'

const paymentWithoutFapiao = [
  step('loadApplication', {
    title: 'makes fapiaos after payment',
    keep: ({ application }) => ({ application }),
    holds: [
      {
        rule: 'The site of the account makes fapiaos after payment.',
        broken: ({ application }) =>
          application.localization.allowsFapiaoProcessingAfterPayment
            ? undefined
            : `${application.localization.code} does not.`,
      },
    ],
  }),
  step('loadInvoices', {
    title: 'has a payment without a fapiao',
    keep({ invoices }, { application }) {
      const code = application?.localization.code
      const [first] = invoices
        .filter(({ localization, fapiao }) => localization === code && fapiao === null)
        .flatMap(({ payments }) => payments)
        .filter((payment) => payment.retainerinvoice_id === null)
      return first ? { payment: first.id } : {}
    },
  }),
]

const fapiaoMadeOnce = [
  step('createFapiao', {
    title: 'is asked for once by two keys at once',
    key: 'fapiao',
    manner: 'two keys at once',
    send: fapiaoForm(),
    keep: ({ fapiao }) => ({ fapiao }),
    holds: [
      {
        rule: 'A fapiao is for the payment that it was asked for.',
        broken: ({ fapiao }, { payment }) =>
          fapiao.paymentId === payment ? undefined : `It is for ${fapiao.paymentId}.`,
      },
      {
        rule: 'A fapiao is numbered once it is issued.',
        broken: ({ fapiao: { status, number } }) =>
          (status === 'completed') === (number !== null)
            ? undefined
            : `It is ${status} with ${number}.`,
      },
    ],
  }),
  step('createFapiao', {
    title: 'is not asked for once more',
    key: 'fapiao once more',
    send: fapiaoForm(),
    expects: {
      rule: 'A payment has one fapiao at a time.',
      refusal: 'fapiao-already-requested',
    },
  }),
]

/** A fapiao of a payment, from the form to its cancellation. */
export const fapiaoJourney = (by: SiteAccount): Journey => ({
  name: 'fapiao',
  writes: true,
  by,
  steps: [
    ...paymentWithoutFapiao,
    ...fapiaoFormRefusals,
    ...fapiaoMadeOnce,
    ...fapiaoIssued,
    ...fapiaoCancelled,
  ],
})
