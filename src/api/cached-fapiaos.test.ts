import { expect, it } from 'vitest'
import type { Answers } from './answer-types.ts'
import { withFapiao, withFapiaoIn } from './cached-fapiaos.ts'

type Fapiao = Answers['Fapiao']

const fapiao = (identity: string, changes: Partial<Fapiao> = {}): Fapiao => ({
  identity,
  type: 'general',
  status: 'completed',
  completed: true,
  number: '26332000000012345678',
  url: '/external/fapiao/26332000000012345678',
  serviceType: 'editing',
  serviceTypeName: '论文编辑费',
  organizationName: '浙江大学',
  taxpayerNumber: null,
  contactEmail: 'chen.lihua@example.cn',
  contactPhone: null,
  shippingAddress: null,
  paymentId: '1',
  paymentDate: '2026-09-02T09:00:00Z',
  receiptCode: 'RC-1',
  ...changes,
})

const prepayment = (id: string | null): Answers['Prepayment'] => ({
  retainerInvoiceNumber: `CN-RT-${id}`,
  totalAmount: 100,
  availablePrepaymentAmount: 100,
  balance: 0,
  formattedDate: 'March 02, 2026',
  transactionDate: '2026-03-02T09:00:00Z',
  boletoUrl: null,
  pendingPayment: null,
  fapiao: null,
  payment: id === null ? null : { id, amount: 100 },
})

const yuan = {
  isoCode: 'CNY',
  shortName: 'CNY',
  name: 'Chinese yuan',
  sign: '¥',
  exchangeRate: 0.14,
  numDecimals: 2,
}

const invoice = (...ids: string[]): Answers['Invoice'] => ({
  invoiceNumber: `CN-${ids.join('-')}`,
  transactionDate: '2026-03-02T09:00:00Z',
  balance: 0,
  totalAmount: 100,
  exchangeRate: 0.14,
  currency: yuan,
  localization: 'cn',
  customFields: { Submission: null },
  pendingWriteoff: false,
  boletoUrl: null,
  pendingPayment: null,
  statementOfDelivery: { status: 'none' },
  payments: ids.map((id) => ({
    id,
    amount: 50,
    date: '2026-03-04T09:00:00Z',
    retainerinvoice_id: null,
  })),
  fapiao: null,
})

const identities = (list: readonly Fapiao[]) =>
  list.map(({ identity, status }) => [identity, status])

it('replaces the cached data of the same fapiao', () => {
  const cancelled = fapiao('b', { status: 'cancelled', completed: false })
  expect(identities(withFapiao([fapiao('a'), fapiao('b')], cancelled))).toEqual([
    ['a', 'completed'],
    ['b', 'cancelled'],
  ])
})

it('comes first where it is new', () => {
  const requested = fapiao('c', { status: 'requested' })
  expect(identities(withFapiao([fapiao('a')], requested))).toEqual([
    ['c', 'requested'],
    ['a', 'completed'],
  ])
})

const cached = {
  prepayments: [prepayment('1'), prepayment('2'), prepayment(null)],
  invoices: [invoice('3'), invoice('4', '1'), invoice()],
}

it.each([
  ['1', [true, false, false], [false, true, false]],
  ['3', [false, false, false], [true, false, false]],
  ['9', [false, false, false], [false, false, false]],
  [null, [false, false, false], [false, false, false]],
])('of the payment %s appears at prepayments %j and invoices %j', (paymentId, prepaid, billed) => {
  const updated = withFapiaoIn(cached, fapiao('a', { paymentId }))
  expect(updated.prepayments.map((it) => it.fapiao?.identity === 'a')).toEqual(prepaid)
  expect(updated.invoices.map((it) => it.fapiao?.identity === 'a')).toEqual(billed)
})
