import { describe, expect, it } from 'vitest'
import type { Fapiao } from '../../../api/fapiao.ts'
import type { Invoice } from '../../../api/invoices.ts'
import { documentNames } from './document-names.ts'

const dollars = {
  isoCode: 'USD',
  shortName: 'USD',
  name: 'US dollar',
  sign: '$',
  exchangeRate: 1,
  numDecimals: 2,
}
const yen = { ...dollars, isoCode: 'JPY', shortName: 'JPY', sign: '¥', numDecimals: 0 }

const invoice: Invoice = {
  invoiceNumber: 'US-90321',
  transactionDate: '2026-10-04T15:30:00Z',
  balance: 0,
  totalAmount: 500,
  exchangeRate: 1,
  currency: dollars,
  localization: 'us',
  customFields: { Submission: null },
  pendingWriteoff: false,
  boletoUrl: null,
  pendingPayment: null,
  statementOfDelivery: { status: 'none' },
  payments: [],
  fapiao: null,
}
const date = '2026-10-05T08:00:00Z'
const money = { id: '58213', amount: 412.5, date, retainerinvoice_id: null }
const prepaid = { id: '58213-2', amount: 87.5, date, retainerinvoice_id: 'US-RT-1042' }
const fapiao: Fapiao = {
  identity: 'fapiao-4',
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
  paymentId: '58213',
  paymentDate: '2026-10-04T15:30:00Z',
  receiptCode: 'RC-58213',
}
const requested = { ...fapiao, status: 'requested', completed: false, number: null } as const
const cancelled = { ...fapiao, status: 'cancelled', completed: false } as const

const first = 'US-90321_invoice_2026-10-04.pdf'
const receipt = 'US-90321_receipt_58213_USD-412.50.pdf'

describe('the documents of an invoice', () => {
  it.each<[string, Partial<Invoice>, string[]]>([
    ['not paid', {}, [first]],
    ['paid', { payments: [money] }, [first, receipt]],
    [
      'paid in two parts',
      { payments: [prepaid, money] },
      [first, 'US-90321_receipt_58213-2_USD-87.50.pdf', receipt],
    ],
    [
      'whose receipt prints another number',
      { payments: [{ ...money, receiptNumber: 'RC-58213' }] },
      [first, 'US-90321_receipt_RC-58213_USD-412.50.pdf'],
    ],
    [
      'paid in yen',
      { currency: yen, payments: [{ ...money, amount: 30_200 }] },
      [first, 'US-90321_receipt_58213_JPY-30200.pdf'],
    ],
    [
      'with a fapiao',
      { payments: [money], fapiao },
      [first, receipt, 'US-90321_fapiao_26332000000012345678.pdf'],
    ],
    ['whose fapiao is not issued', { payments: [money], fapiao: requested }, [first, receipt]],
    ['whose fapiao is cancelled', { payments: [money], fapiao: cancelled }, [first, receipt]],
    [
      'with a statement of delivery',
      { statementOfDelivery: { status: 'ready' } },
      [first, 'US-90321_statement-of-delivery.pdf'],
    ],
    [
      'whose statement of delivery is being written',
      { statementOfDelivery: { status: 'pending' } },
      [first],
    ],
    [
      'made at night',
      { transactionDate: '2026-10-04T23:59:59-01:00' },
      ['US-90321_invoice_2026-10-05.pdf'],
    ],
    [
      'whose number has other characters',
      { invoiceNumber: '../CN 90/32 号' },
      ['CN-90-32_invoice_2026-10-04.pdf'],
    ],
  ])('%s', (_, changes, names) => {
    const { documents } = documentNames([{ ...invoice, ...changes }], 'Galley')
    expect(documents.map(({ path }) => path)).toEqual(names)
    expect(new Set(documents.map(({ key }) => key)).size).toBe(documents.length)
  })
})

it.each([
  ['Galley', 'Galley_US-90321.zip'],
  ['Galley Éditions, Inc.', 'Galley-Editions-Inc_US-90321.zip'],
  ['意得辑', 'US-90321.zip'],
])('the archive of %s is %s', (companyName, zipName) => {
  expect(documentNames([invoice], companyName).zipName).toBe(zipName)
})

it('names the documents of several invoices after their own', () => {
  const other = { ...invoice, invoiceNumber: 'US-90187', payments: [money] }
  const { zipName, documents } = documentNames([invoice, other], 'Galley')
  expect(zipName).toBe('Galley_US-90321_and-1-more.zip')
  expect(documents.map(({ path }) => path)).toEqual([
    first,
    'US-90187_invoice_2026-10-04.pdf',
    'US-90187_receipt_58213_USD-412.50.pdf',
  ])
  expect(documents.map((document) => document.invoice.invoiceNumber)).toEqual([
    'US-90321',
    'US-90187',
    'US-90187',
  ])
})
