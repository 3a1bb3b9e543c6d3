import { expect, it } from 'vitest'
import { csvText } from '../../../lib/csv.ts'
import type { ReceivedPayment } from './received-payments.ts'
import { spendingFileName, spendingRows } from './spending-csv.ts'

const notation = { separator: ',', decimalSign: '.' } as const

const labels = {
  date: '收款日期',
  receipt: '收据',
  invoice: '账单',
  order: '订单',
  currency: '货币',
  amount: '金额',
  paidFrom: '付款来源',
  rate: '汇率',
  dollars: '美元金额',
  prepayment: (number: string) => `预付款 ${number}`,
  otherMoney: '其他款项',
}

const yuan = {
  isoCode: 'CNY',
  name: 'Chinese yuan',
  sign: '¥',
  exchangeRate: 0.14,
  shortName: 'CNY',
  numDecimals: 2,
}

const payment: ReceivedPayment = {
  receipt: 'RC-78210',
  at: Date.parse('2026-03-31T23:59:00Z'),
  year: 2026,
  month: 2,
  invoiceNumber: 'CN-78210',
  invoicedAt: Date.parse('2026-03-02T09:00:00Z'),
  order: 'GX7KQ2M9: Rice, barley and "root" exudates',
  currency: yuan,
  amount: 1240.5,
  exchangeRate: 0.14,
  dollars: 173.67,
  retainerInvoiceNumber: null,
}

const [header, ...rest] = csvText(spendingRows([payment], labels), notation).split('\r\n')

it('begins with the labels', () => {
  expect(header).toBe('\uFEFF收款日期,收据,账单,订单,货币,金额,付款来源,汇率,美元金额')
})

it.each([
  [{}, '"GX7KQ2M9: Rice, barley and ""root"" exudates",CNY,1240.5,其他款项,0.14,173.67'],
  [{ order: null }, ',CNY,1240.5,其他款项,0.14,173.67'],
  [{ order: '=cmd|A1' }, "'=cmd|A1,CNY,1240.5,其他款项,0.14,173.67"],
  [
    { order: null, retainerInvoiceNumber: 'CN-RT-2041' },
    ',CNY,1240.5,预付款 CN-RT-2041,0.14,173.67',
  ],
])('a payment with %j is a row, with its day in UTC', (changes, end) => {
  const [, row] = csvText(spendingRows([{ ...payment, ...changes }], labels), notation).split(
    '\r\n',
  )
  expect(row).toBe(`2026-03-31,RC-78210,CN-78210,${end}`)
})

it('ends after the last payment', () => {
  expect(rest).toHaveLength(2)
  expect(rest[1]).toBe('')
  expect(spendingFileName(2026)).toBe('Galley_payments_2026.csv')
})
