import { expect, it } from 'vitest'
import type { Order } from '../../api/orders.ts'
import { unlistedText } from '../../lib/test-unlisted.ts'
import {
  type InvoiceUser,
  type Owner,
  orderOffersOf,
  orderStateOf,
  orderToneOf,
  statusClass,
  toneOf,
} from './order-card-rules.ts'
import { moreOf } from './order-labels.ts'
import { anOrder } from './test-order.ts'

const order = anOrder()
const done = { status: 'Completed', completed: true } as const

it.each<[string, Partial<Order>, string, string]>([
  ['is in progress', {}, 'In Progress', 'running'],
  ['needs files', { status: 'Awaiting Files' }, 'Awaiting Files', 'waiting'],
  ['is completed and paid', done, 'Completed', 'done'],
  ['is completed and unpaid', { ...done, paid: false }, 'Awaiting Payment', 'waiting'],
  ['is unpaid before it is completed', { paid: false }, 'In Progress', 'running'],
  ['is cancelled', { status: 'Cancelled' }, 'Cancelled', 'off'],
  ['has a status of a newer server', { status: unlistedText('Paused') }, 'Paused', 'off'],
])('an order that %s', (_, changes, state, tone) => {
  const found = orderStateOf({ ...order, ...changes })
  expect(found).toBe(state)
  expect(toneOf(found)).toBe(tone)
})

const boleto = { receiptCode: 'RC-1', boletoUrl: '/external/boleto/1' }
const transfer = { receiptCode: 'RC-2', boletoUrl: null }

const anInvoice = (
  invoiceNumber: string,
  pendingPayment: typeof boleto | typeof transfer | null,
) => ({
  invoiceNumber,
  externalId: order.externalId,
  transactionDate: '2026-09-21T17:00:00Z',
  balance: 329,
  formattedDate: 'September 21, 2026',
  pendingPayment,
})

const payer: InvoiceUser = {
  hideInvoices: false,
  unpaidInvoices: [anInvoice('US-90321', null)],
}

it.each<[string, Partial<Order>, string[]]>([
  ['nothing while it is in progress', {}, []],
  ['to send the files that it waits for', { status: 'Awaiting Files' }, ['send-files']],
  ['its files when they are available', { ...done, downloadAvailable: true }, ['download']],
  ['to pay, then proof of payment', { ...done, paid: false }, ['pay', 'proof-of-payment']],
  [
    'no proof of payment where the files are available',
    { ...done, paid: false, downloadAvailable: true },
    ['download', 'pay'],
  ],
  [
    'its certificate, also before it is paid',
    { ...done, paid: false, certificateReady: true },
    ['pay', 'proof-of-payment', 'certificate'],
  ],
  [
    'a re-edit after its files',
    { ...done, downloadAvailable: true, reeditAvailable: true },
    ['download', 're-edit'],
  ],
  [
    'no re-edit before it is paid',
    { ...done, paid: false, reeditAvailable: true },
    ['pay', 'proof-of-payment'],
  ],
  ['how to answer a question', { status: 'On Hold' }, ['answer']],
  [
    'a rework after scientific editing',
    { ...done, reeditAvailable: true, scientificReworkEligible: true },
    ['re-edit', 'rework'],
  ],
  [
    'support for a service that is no longer sold',
    { ...done, containsActiveService: false, reeditAvailable: true },
    ['inactive-service'],
  ],
])('an order offers %s', (_, changes, kinds) => {
  expect(orderOffersOf({ ...order, ...changes }, payer).map(({ kind }) => kind)).toEqual(kinds)
})

it.each([
  ['its boleto', [anInvoice('US-1', boleto)], [boleto], ['boleto', 'on-its-way']],
  ['what is on its way', [anInvoice('US-1', transfer)], [transfer], ['on-its-way']],
  [
    'to pay what is not on its way',
    [anInvoice('US-2', null), anInvoice('US-1', transfer)],
    [transfer],
    ['pay', 'on-its-way'],
  ],
])('a promised order offers %s', (_, unpaidInvoices, pendingPayments, kinds) => {
  const promised = { ...order, ...done, paid: false, pendingPayments }
  const offers = orderOffersOf(promised, { ...payer, unpaidInvoices })
  expect(offers.map(({ kind }) => kind)).toEqual([...kinds, 'proof-of-payment'])
  const pay = { kind: 'pay', invoiceNumbers: ['US-2'], amount: 329 }
  expect(offers.filter(({ kind }) => kind === 'pay')).toEqual(kinds.includes('pay') ? [pay] : [])
})

it.each([
  ['with its transfer on its way needs nobody', [anInvoice('US-1', transfer)], 'running'],
  ['with a boleto to pay waits', [anInvoice('US-1', boleto)], 'waiting'],
  [
    'with another open invoice waits',
    [anInvoice('US-1', transfer), anInvoice('US-2', null)],
    'waiting',
  ],
  ['without an open invoice waits', [], 'waiting'],
])('an unpaid order %s', (_, unpaidInvoices, tone) => {
  expect(orderToneOf({ ...order, ...done, paid: false }, { unpaidInvoices })).toBe(tone)
})

it.each<[string, Partial<InvoiceUser>]>([
  ['invoices are hidden', { hideInvoices: true }],
  ['its invoice is not open', { unpaidInvoices: [] }],
])('an unpaid order offers only proof of payment where %s', (_, changes) => {
  const offers = orderOffersOf({ ...order, ...done, paid: false }, { ...payer, ...changes })
  expect(offers).toEqual([{ kind: 'proof-of-payment' }])
})

it.each([
  ['In Progress', 'inprogress'],
  ['Awaiting Files', 'awaitingfiles'],
  ['Completed', 'completed'],
] as const)('the status %s has the style %s', (status, name) => {
  expect(statusClass(status)).toBe(name)
})

const promise = [anInvoice('US-1', transfer)]

it.each<[string, Partial<Order>, Owner['unpaidInvoices'], string]>([
  ['are locked until it is paid', {}, [], 'your files unlock when payment arrives'],
  ['wait for a payment on its way', {}, promise, 'your payment is on its way'],
  [
    'are never locked for some customers',
    { downloadAvailable: true },
    promise,
    'your files are ready',
  ],
])('the files of a completed, unpaid order %s', (_, changes, unpaidInvoices, message) => {
  const unpaid = { ...order, ...done, paid: false, ...changes }
  expect(moreOf(unpaid, { unpaidInvoices })?.message).toBe(message)
})
