import type { Currency, Invoice } from '../../../api/invoices.ts'

const currency = (isoCode: string, exchangeRate: number, numDecimals = 2): Currency => ({
  isoCode,
  shortName: isoCode,
  name: isoCode,
  sign: isoCode,
  exchangeRate,
  numDecimals,
})

export const usd = currency('USD', 1)
export const jpy = currency('JPY', 0.0067, 0)
export const brl = currency('BRL', 0.18)

export const testInvoice = (invoiceNumber: string, changes: Partial<Invoice> = {}): Invoice => {
  const shown = changes.currency ?? usd
  return {
    invoiceNumber,
    transactionDate: '2026-10-04T15:30:00Z',
    balance: 100,
    totalAmount: 100,
    exchangeRate: shown.exchangeRate,
    currency: shown,
    localization: 'us',
    customFields: { Submission: null },
    pendingWriteoff: false,
    boletoUrl: null,
    pendingPayment: null,
    statementOfDelivery: { status: 'none' },
    payments: [],
    fapiao: null,
    ...changes,
  }
}
