import type { components } from '../../../src/api/generated/schema.gen.ts'
import { type JourneyState, type JourneyStep, step } from './journey-step.ts'

type Form = components['schemas']['FapiaoCreation']

export const fapiaoForm =
  (more: Partial<Form> = {}) =>
  ({ payment }: JourneyState) => {
    if (payment === undefined) return undefined
    const body: Form = {
      paymentId: payment,
      type: 'special',
      serviceType: 'technical-service',
      organizationName: '浙江大学',
      taxpayerNumber: '12330000470095016Q',
      contactEmail: 'conform@example.cn',
      contactPhone: '13800138000',
      ...more,
    }
    return { body }
  }

const byIdentity = ({ fapiao }: JourneyState) => fapiao && { path: { identity: fapiao.identity } }

const refused = (title: string, refusal: string, more: Partial<Form>): JourneyStep =>
  step('createFapiao', {
    title,
    key: title,
    send: fapiaoForm(more),
    expects: { rule: 'A form that lacks something makes no fapiao.', refusal },
  })

const notFound = "Another person's identities are not found."

export const fapiaoFormRefusals: readonly JourneyStep[] = [
  refused('refuses a Latin name', 'fapiao-organization-name-error', { organizationName: 'Duke' }),
  refused('refuses a wrong taxpayer number', 'fapiao-taxpayer-number-error', {
    taxpayerNumber: '12',
  }),
  refused('refuses a special one without a telephone', 'fapiao-phone-required', {
    contactPhone: null,
  }),
  step('createFapiao', {
    title: 'is not made of an unknown payment',
    key: 'unknown payment',
    send: fapiaoForm({ paymentId: '999999999' }),
    expects: {
      rule: 'An identity that does not exist is not found, and tells nothing.',
      status: 404,
    },
  }),
  step('createFapiao', {
    title: 'is not made by another person',
    as: 'other',
    key: 'other person',
    send: fapiaoForm(),
    expects: { rule: notFound, status: 404 },
  }),
]

export const fapiaoIssued: readonly JourneyStep[] = [
  step('downloadFapiao', {
    title: 'is no document before it is issued',
    send: ({ fapiao }) => (fapiao?.completed ? undefined : byIdentity({ fapiao })),
    expects: { rule: 'A fapiao is a document from its issue to its cancellation.', status: 404 },
  }),
  step('listFapiaos', {
    title: 'is issued',
    until: ({ fapiaos }, { fapiao }) =>
      fapiaos.some(({ identity, completed }) => identity === fapiao?.identity && completed),
    keep({ fapiaos }, { fapiao }) {
      const now = fapiaos.find(({ identity }) => identity === fapiao?.identity)
      return now ? { fapiao: now } : {}
    },
    holds: [
      {
        rule: 'A new fapiao is the first of the list, once.',
        broken({ fapiaos }, { fapiao }) {
          const count = fapiaos.filter(({ identity }) => identity === fapiao?.identity).length
          if (count !== 1) return `It is there ${count} times.`
          return fapiaos[0]?.identity === fapiao?.identity ? undefined : 'Another one is first.'
        },
      },
      {
        rule: 'A fapiao that is issued has a number and an address.',
        broken: ({ fapiaos }) =>
          fapiaos.every(
            ({ completed, number, url }) => !completed || (number !== null && url !== null),
          )
            ? undefined
            : 'One of them lacks it.',
      },
    ],
  }),
  step('loadInvoices', {
    title: 'is shown at its invoice',
    holds: [
      {
        rule: 'An invoice shows the fapiao of its payment.',
        broken({ invoices }, { payment, fapiao }) {
          const invoice = invoices.find(({ payments }) => payments.some(({ id }) => id === payment))
          return invoice?.fapiao?.identity === fapiao?.identity
            ? undefined
            : `${invoice?.invoiceNumber} shows ${invoice?.fapiao?.identity ?? 'none'}.`
        },
      },
    ],
  }),
  step('downloadFapiao', { title: 'is a document', send: byIdentity }),
  step('downloadFapiao', {
    title: 'is not handed to another person',
    as: 'other',
    send: byIdentity,
    expects: { rule: notFound, status: 404 },
  }),
]

export const fapiaoCancelled: readonly JourneyStep[] = [
  step('cancelFapiao', {
    title: 'is not cancelled by another person',
    as: 'other',
    send: byIdentity,
    expects: { rule: notFound, status: 404 },
  }),
  step('cancelFapiao', {
    title: 'is cancelled',
    send: byIdentity,
    holds: [
      {
        rule: 'A fapiao that is cancelled stays so.',
        broken: ({ fapiao }) =>
          fapiao.status === 'cancelled' && !fapiao.completed
            ? undefined
            : `It is ${fapiao.status}.`,
      },
    ],
  }),
  step('cancelFapiao', {
    title: 'is not cancelled twice',
    send: byIdentity,
    expects: { rule: 'A fapiao is cancelled once.', refusal: 'fapiao-already-cancelled' },
  }),
  step('downloadFapiao', {
    title: 'is no document any more',
    send: byIdentity,
    expects: { rule: 'A fapiao is a document from its issue to its cancellation.', status: 404 },
  }),
  step('listFapiaos', {
    title: 'stays in the list',
    holds: [
      {
        rule: 'A fapiao that is cancelled stays listed.',
        broken: ({ fapiaos }, { fapiao }) =>
          fapiaos.some(
            ({ identity, status }) => identity === fapiao?.identity && status === 'cancelled',
          )
            ? undefined
            : 'It is not there as cancelled.',
      },
    ],
  }),
]
