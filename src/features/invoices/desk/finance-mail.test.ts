import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { jpy, testInvoice, usd } from '../pay-off/test-invoice.ts'
import { financeMail, mailAddress } from './finance-mail.ts'
import { payDeskSummary } from './pay-desk-summary.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const now = Date.parse('2026-11-02T10:00:00Z')
const link = 'https://galley.example/en/researcher/invoices/unpaid?invoices=US-1,US-2'

function mailFor(invoices: ReturnType<typeof testInvoice>[], credits = 0) {
  const load = {
    invoices,
    currency: usd,
    credits: [
      {
        referenceNumber: 'CR-1',
        totalAmount: credits,
        balance: credits,
        transactionDate: '2026-09-01T00:00:00Z',
        expirationDate: null,
        formattedDate: '2026-09-01',
        formattedExpirationDate: null,
      },
    ],
    prepayments: [],
  }
  const numbers = invoices.map(({ invoiceNumber }) => invoiceNumber)
  const summary = payDeskSummary(load, numbers, now)
  if (!summary) throw new Error('There is nothing to pay.')
  return financeMail({ ...summary, link, companyName: 'Galley', email: 'helen@example.edu' })
}

const two = [testInvoice('US-1', { balance: 217 }), testInvoice('US-2', { balance: 332.5 })]

describe('the email to the finance office', () => {
  it('names invoices, dates, sums, link and account', () => {
    const { subject, body } = mailFor(two)
    expect(subject).toBe('Galley: 2 invoices to pay, USD\u00a0549.50')
    expect(body.split('\r\n')).toEqual(
      expect.arrayContaining([
        'please pay these invoices from Galley:',
        'US-1   2026-10-04   USD\u00a0217',
        'US-2   2026-10-04   USD\u00a0332.50',
        'Total: USD\u00a0549.50',
        link,
      ]),
    )
    expect(body).toContain('helen@example.edu')
    expect(body).not.toContain('Left to pay')
  })

  it('names a single one in its subject', () => {
    const { subject, body } = mailFor(two.slice(0, 1))
    expect(subject).toBe('Galley: invoice US-1 to pay, USD\u00a0217')
    expect(body).toContain('please pay this invoice from Galley:')
  })

  it('gives the reference of a transfer that was announced, and of nothing else', () => {
    const pendingPayment = { receiptCode: 'RC-58213', boletoUrl: null }
    const sent = testInvoice('US-2', { balance: 332.5, pendingPayment })
    const reference = 'Please give RC-58213 as the reference of the transfer.'
    const { subject, body } = mailFor([sent], 100)
    expect(subject).toContain('USD\u00a0332.50')
    expect(body).toContain(reference)
    expect(body).not.toContain('Left to pay')
    expect(mailFor([testInvoice('US-1'), sent]).body).not.toContain(reference)
  })

  it('says what is left after credits', () => {
    const { body } = mailFor(two, 100)
    expect(body).toContain('Covered by credits and PrePay balance: USD\u00a0100')
    expect(body).toContain('Left to pay: USD\u00a0449.50')
  })

  it('shows each in its own currency', () => {
    const yen = testInvoice('JP-1', { balance: 30_000, currency: jpy })
    const { body } = mailFor([...two, yen])
    expect(body).toContain('JP-1   2026-10-04   JPY\u00a030,000')
    expect(body).toContain('Total: USD\u00a0750.50')
  })

  it('stays short with many', () => {
    const many = Array.from({ length: 40 }, (_, index) => testInvoice(`US-${10_000 + index}`))
    const mail = mailFor(many)
    expect(mail.body).toContain('US-10014')
    expect(mail.body).not.toContain('US-10015')
    expect(mail.body).toContain('and 25 more')
    expect(mailAddress(mail).length).toBeLessThan(2_000)
  })
})

it('makes an address without a recipient that a mail program reads back', () => {
  const address = new URL(mailAddress({ subject: 'A & B', body: 'one\r\ntwo + 3' }))
  expect(address.protocol).toBe('mailto:')
  expect(address.pathname).toBe('')
  expect(address.href).not.toContain('+')
  expect(address.searchParams.get('subject')).toBe('A & B')
  expect(address.searchParams.get('body')).toBe('one\r\ntwo + 3')
})
