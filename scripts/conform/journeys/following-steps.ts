import { daysOfForm, orderDeadlineProblem } from '../rules/deadline-rules.ts'
import { invoiceMoneyProblem, orderMoneyProblem } from '../rules/money-rules.ts'
import { zoneOf } from './form-rules.ts'
import { type JourneyStep, step } from './journey-step.ts'

/** What a paid order form has become. */
export const followingSteps: readonly JourneyStep[] = [
  step('getPaymentStatus', {
    title: 'tells of the payment',
    send: ({ receipt }) =>
      receipt === undefined ? undefined : { query: { receiptCode: receipt } },
    holds: [
      {
        rule: 'A payment names the order that it pays.',
        broken: ({ externalId }, { orderNumber = null }) =>
          externalId === orderNumber
            ? undefined
            : `It names ${externalId} instead of ${orderNumber}.`,
      },
      {
        rule: 'A payment is of the amount that was asked for.',
        broken: ({ amount }, { total }) =>
          amount === total ? undefined : `${amount} instead of ${total}.`,
      },
    ],
  }),
  step('loadOrderForm', {
    title: 'is no form any more',
    send: ({ form }) => form && { path: { identity: form.identity } },
    expects: {
      rule: 'An order form that became an order is refused with its number.',
      refusal: 'order-form-ordered',
    },
  }),
  step('getOrderPayment', {
    title: 'is an order',
    send: ({ orderNumber }) =>
      orderNumber === undefined ? undefined : { path: { id: orderNumber } },
    keep: ({ order }) => (order ? { order } : {}),
    holds: [
      {
        rule: 'A new order is found by its number.',
        broken: ({ order }) => (order ? undefined : 'It is null.'),
      },
      {
        rule: 'What an order asks is what its form asked.',
        broken({ order }, { total = 0 }) {
          const billed =
            order?.invoices.reduce((sum, { totalAmount }) => sum + totalAmount, 0) ?? total
          return billed === total ? undefined : `${billed} instead of ${total}.`
        },
      },
      {
        rule: 'Invoices less payments are what is open.',
        broken: ({ order }) => (order ? orderMoneyProblem(order) : undefined),
      },
      {
        rule: "A deadline is as many working days after the order as its work takes, by the site's clock.",
        broken({ order }, known) {
          const { form } = known
          const [zone, days] = [zoneOf(known), form && daysOfForm(form)]
          if (!order || !form || zone === undefined || form.deadline === null) return undefined
          if (days === undefined) return `No service of the form is due ${form.deadline}.`
          return orderDeadlineProblem(order, { form, days, zone })
        },
      },
      {
        rule: 'An order keeps the title and the files of its form.',
        broken: ({ order }, { file }) =>
          !order || order.originalFiles.some(({ identity }) => identity === file)
            ? undefined
            : 'The manuscript is not among its files.',
      },
    ],
  }),
  step('searchOrders', {
    title: 'is in the list once',
    send: ({ orderNumber }) =>
      orderNumber === undefined ? undefined : { query: { xid: orderNumber } },
    holds: [
      {
        rule: 'A new order is in the list once.',
        broken: ({ orders }) =>
          orders.length === 1 ? undefined : `It is there ${orders.length} times.`,
      },
    ],
  }),
  step('loadInvoices', {
    title: 'has an invoice',
    holds: [
      { rule: 'Invoices less payments are what is open.', broken: invoiceMoneyProblem },
      {
        rule: 'The invoice of an order is in the list.',
        broken({ invoices }, { order }) {
          const wanted = order?.invoices[0]?.invoiceNumber
          if (
            wanted === undefined ||
            invoices.some(({ invoiceNumber }) => invoiceNumber === wanted)
          )
            return undefined
          return `${wanted} is missing.`
        },
      },
    ],
  }),
  step('downloadInvoicePdf', {
    title: 'is a document',
    send({ order }) {
      const invoiceNumber = order?.invoices[0]?.invoiceNumber
      return invoiceNumber === undefined ? undefined : { path: { invoiceNumber } }
    },
  }),
  step('downloadFile', {
    title: 'is not handed to a stranger',
    as: 'anonymous',
    send: ({ file }) => (file === undefined ? undefined : { path: { identity: file } }),
    expects: { rule: "Another person's identities are not found.", status: 404 },
  }),
  step('getOrderPayment', {
    title: 'is not found by another person',
    as: 'other',
    send: ({ orderNumber }) =>
      orderNumber === undefined ? undefined : { path: { id: orderNumber } },
    holds: [
      {
        rule: "Another person's identities are not found.",
        broken: ({ order }) => (order === null ? undefined : 'The order is shown.'),
      },
    ],
  }),
]
