import { isRecord } from '../../../src/lib/is-record.ts'
import { type Breakage, type Json, withSuccess } from './breakage.ts'
import { each, handedOut, json, keyIgnored, on, plus, refusalIgnored } from './breakage-kinds.ts'

const payoff = ['pay-off, same key twice']
const payoffTogether = ['pay-off, two keys at once']
const prepay = ['prepay, same key twice']
const open = ['prepay, left open']
const fapiao = ['fapiao']

const fapiaosOf = (change: (one: Json) => Json) => (load: Json) => ({
  ...load,
  fapiaos: each(load.fapiaos, change),
})

/** The load after the payment, since before it nothing is paid. */
const paidLoad = (change: (invoice: Json) => Json) => (load: Json) => ({
  ...load,
  invoices: each(load.invoices, (invoice) => (invoice.balance === 0 ? change(invoice) : invoice)),
})

const payoffs: readonly Breakage[] = [
  refusalIgnored(
    'rules',
    'payOffInvoices',
    'takes another amount',
    payoff,
    'payment-amount-changed',
  ),
  refusalIgnored('rules', 'payOffInvoices', 'is paid twice', payoff, 'payment-already-paid'),
  withSuccess('sessions', 'is paid by another person', {
    id: 'payOffInvoices',
    only: payoff,
    fails: (status) => status === 404,
  }),
  keyIgnored('payOffInvoices', payoff),
  refusalIgnored(
    'idempotency',
    'payOffInvoices',
    'carries out two keys',
    payoffTogether,
    'already-paid',
  ),
  json(
    'arithmetic',
    'loadInvoices',
    'pays off half',
    payoff,
    paidLoad((one) => ({
      ...one,
      balance: 1,
    })),
  ),
  json(
    'arithmetic',
    'loadInvoices',
    'counts a payment twice',
    payoff,
    paidLoad((one) => ({
      ...one,
      payments: [one.payments, one.payments].flat(),
    })),
  ),
  json(
    'arithmetic',
    'loadInvoices',
    'counts no payment',
    payoff,
    paidLoad((one) => ({
      ...one,
      payments: [],
    })),
  ),
  json('rules', 'getPaymentStatus', 'names no invoices', payoff, (one) => ({
    ...one,
    invoiceNumbers: [],
  })),
  json('arithmetic', 'getPaymentStatus', 'is of another sum', payoff, (one) => ({
    ...one,
    amount: plus(one.amount, 1),
  })),
  {
    family: 'rules',
    name: 'loadInvoices goes on asking',
    only: payoff,
    async answer({ id, request, forward, memory }) {
      const response = await forward()
      const world = request.headers.get('X-World') ?? ''
      if (id !== 'loadInvoices' || response.status !== 200) return response
      const load: Json = await response.json()
      const first = memory.get(world)
      if (first === undefined) memory.set(world, JSON.stringify(load.unpaidInvoices))
      const unpaidInvoices: unknown = first === undefined ? load.unpaidInvoices : JSON.parse(first)
      return new Response(JSON.stringify({ ...load, unpaidInvoices }), response)
    },
  },
  handedOut('downloadReceiptPdf', payoff),
]

const prepays: readonly Breakage[] = [
  handedOut('downloadRetainerInvoicePdf', prepay),
  json('arithmetic', 'loadInvoices', 'has spent what is prepaid', prepay, (load) => ({
    ...load,
    prepayments: each(load.prepayments, (one) => ({ ...one, availablePrepaymentAmount: 0 })),
  })),
  json('arithmetic', 'loadInvoices', 'lists a prepayment twice', prepay, (load) => ({
    ...load,
    prepayments: [load.prepayments, load.prepayments].flat(),
  })),
  json('rules', 'getPaymentStatus', 'is in another currency', prepay, (one) => ({
    ...one,
    currency: 'JPY',
  })),
  json('rules', 'getPaymentStatus', 'is paid before it is', open, (one) => ({
    ...one,
    status: 'approved',
  })),
  refusalIgnored('idempotency', 'payForPrepayment', 'carries out two keys', open, 'already-paid'),
  withSuccess('sessions', 'is paid by another person', {
    id: 'payForPrepayment',
    only: open,
    fails: (status) => status === 404,
  }),
]

const fapiaos: readonly Breakage[] = [
  refusalIgnored('rules', 'createFapiao', 'takes a Latin name', fapiao, 'organization-name-error'),
  refusalIgnored('rules', 'createFapiao', 'takes a wrong number', fapiao, 'taxpayer-number-error'),
  refusalIgnored('rules', 'createFapiao', 'takes no telephone', fapiao, 'phone-required'),
  refusalIgnored('rules', 'createFapiao', 'makes a second one', fapiao, 'already-requested'),
  withSuccess('sessions', 'is made of any payment', {
    id: 'createFapiao',
    only: fapiao,
    fails: (status) => status === 404,
  }),
  json(
    'rules',
    'createFapiao',
    'is for another payment',
    fapiao,
    on('fapiao')((one) => ({
      ...one,
      paymentId: '1',
    })),
  ),
  json(
    'rules',
    'createFapiao',
    'has a number at once',
    fapiao,
    on('fapiao')((one) => ({
      ...one,
      number: '1',
    })),
  ),
  json('rules', 'listFapiaos', 'lists the oldest first', fapiao, (load) => ({
    ...load,
    fapiaos: Array.isArray(load.fapiaos) ? load.fapiaos.toReversed() : [],
  })),
  json('rules', 'listFapiaos', 'forgets the new one', fapiao, (load) => ({
    ...load,
    fapiaos: Array.isArray(load.fapiaos) ? load.fapiaos.slice(1) : [],
  })),
  json(
    'rules',
    'listFapiaos',
    'has no number',
    fapiao,
    fapiaosOf((one) => ({
      ...one,
      number: null,
    })),
  ),
  json(
    'rules',
    'listFapiaos',
    'revives what was cancelled',
    fapiao,
    fapiaosOf((one) =>
      one.status === 'cancelled' ? { ...one, status: 'completed', completed: true } : one,
    ),
  ),
  json('rules', 'loadInvoices', 'shows no fapiao', fapiao, (load) => ({
    ...load,
    invoices: each(load.invoices, (one) => ({ ...one, fapiao: null })),
  })),
  json(
    'rules',
    'cancelFapiao',
    'stays as it was',
    fapiao,
    on('fapiao')((one) => ({
      ...one,
      status: 'completed',
      completed: true,
    })),
  ),
  refusalIgnored('rules', 'cancelFapiao', 'is cancelled twice', fapiao, 'already-cancelled'),
  withSuccess('sessions', 'is cancelled by another person', {
    id: 'cancelFapiao',
    only: fapiao,
    fails: (status) => status === 404,
  }),
  handedOut('downloadFapiao', fapiao),
  json(
    'rules',
    'loadApplication',
    'makes none after payment',
    fapiao,
    on('application')((one) => ({
      ...one,
      localization: isRecord(one.localization)
        ? { ...one.localization, allowsFapiaoProcessingAfterPayment: false }
        : one.localization,
    })),
  ),
]

export const moneyBreakages: readonly Breakage[] = [...payoffs, ...prepays, ...fapiaos]
