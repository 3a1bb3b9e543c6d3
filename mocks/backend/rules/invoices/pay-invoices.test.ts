import { describe, expect, test } from 'vitest'
import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import { insertInvoice, insertPayment } from '../../../scenarios/builders/orders/build-invoice.ts'
import { helenMarsh } from '../../../scenarios/builders/people.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { createGalleyWorld } from '../../../world/galley-world.ts'
import { balanceOf } from '../../../world/invoice-balance.ts'
import { sumOf } from '../../../world/money.ts'
import type { InvoicePayment, PaymentRow } from '../../../world/rows/payment-rows.ts'
import { type CurrencyIso, currencies } from '../../reference-data/payment/currencies.ts'
import { payInvoices } from './pay-invoices.ts'

type PaymentSources = { prepaid?: number[]; credits?: number; amount?: number; method?: 3 | 26 }

function billed(amounts: number[], iso: CurrencyIso, sources: PaymentSources, payIso = iso) {
  const world = createGalleyWorld()
  const currency = currencies[iso]
  const numbers = amounts.map((amount, index) => {
    const bill = { invoiceNumber: `US-${index}`, madeAt: fixedNow, amount, submission: 'Editing' }
    return insertInvoice({ world, person: helenMarsh, ...bill, changes: { currency } })
      .invoiceNumber
  })
  const { prepaid = [], credits = 0, amount = 0, method = paymentMethodIds.creditCard } = sources
  const prepaymentsTaken = prepaid.map((part, index) => ({
    ...{ retainerInvoiceNumber: `RT-${index}`, amount: part },
  }))
  const applied = { creditsApplied: credits, prepaymentApplied: sumOf(prepaid, currencies[payIso]) }
  const total = sumOf([...prepaid, credits, amount], currencies[payIso])
  const charged = method === paymentMethodIds.voucher ? 0 : amount
  const changes: Partial<PaymentRow> = {
    ...{ ...applied, prepaymentsTaken, total, method, amount: charged },
    currency: currencies[payIso],
  }
  const purpose = { kind: 'payoff', invoiceNumbers: numbers } as const
  const options = { receiptCode: 'RC-1', purpose, amount: total, at: fixedNow, changes }
  const payment = insertPayment({ world, person: helenMarsh, ...options })
  const written = ({ amount: part, retainerInvoiceNumber }: InvoicePayment) =>
    retainerInvoiceNumber ? `${part} ${retainerInvoiceNumber}` : `${part}`
  const parts = () =>
    numbers
      .map((number) => world.invoices.get(number)?.payments.map(written).join(' + '))
      .join(' | ')
  const left = () =>
    numbers.map((number) => {
      const invoice = world.invoices.get(number)
      return invoice && balanceOf(invoice)
    })
  return { world, payment, parts, left }
}

type Which = 'funds' | 'money' | 'all'
const mixed = { prepaid: [30, 20], credits: 10, amount: 40 }
const voucher = { amount: 100, method: paymentMethodIds.voucher } as const
const both = { prepaid: [60], amount: 40 }
const inTurn: Which[] = ['funds', 'money']

describe('the share of a payment', () => {
  test.each<[string, number[], PaymentSources, Which[], string, number[]]>([
    ['all of it for one invoice', [100], { amount: 100 }, ['all'], '100', [0]],
    ['less than the open amount', [100], { amount: 99.99 }, ['all'], '99.99', [0.01]],
    ['never more than the open amount', [100], { amount: 100.01 }, ['all'], '100', [0]],
    ['nothing', [100], {}, ['all'], '', [100]],
    ['nothing for an invoice of 0', [0], { amount: 5 }, ['all'], '', [0]],
    ['nothing for no invoice', [], { amount: 5 }, ['all'], '', []],
    ['prepayments, credits, money', [100], mixed, ['all'], '30 RT-0 + 20 RT-1 + 10 + 40', [0]],
    ['the amount that is paid at once', [100], mixed, ['funds'], '30 RT-0 + 20 RT-1 + 10', [40]],
    ['the pending amount', [100], mixed, ['money'], '40', [60]],
    ['the first before the next', [70, 20, 10], both, ['all'], '60 RT-0 + 10 | 20 | 10', [0, 0, 0]],
    ['money after funds pay the first', [60, 40], both, inTurn, '60 RT-0 | 40', [0, 0]],
    ['tenths', [0.3], { prepaid: [0.1], amount: 0.2 }, ['all'], '0.1 RT-0 + 0.2', [0]],
    ['a voucher whole', [100], voucher, ['all'], '100', [0]],
    ['a voucher as money', [100], voucher, ['funds'], '', [100]],
  ])('is %s', (_, amounts, sources, stages, parts, left) => {
    const bill = billed(amounts, 'USD', sources)
    for (const which of stages) payInvoices(bill.world, bill.payment, which, fixedNow)
    expect(bill.parts()).toBe(parts)
    expect(bill.left()).toEqual(left)
    const [first] = bill.world.invoices.get('US-0')?.payments ?? []
    if (first) expect(first).toMatchObject({ id: expect.stringMatching(/^1(-1)?$/), at: fixedNow })
  })
})

describe('between currencies', () => {
  const lost = { prepaid: [50.05], amount: 2_896.38 }
  const small = { prepaid: [0.66, 0.66], amount: 0.01 }
  const cent = { credits: 0.01, amount: 71.42 }
  test.each<[string, number[], CurrencyIso, PaymentSources, CurrencyIso, string]>([
    ['to the cent', [412.5], 'USD', { amount: 2_946.43 }, 'CNY', '412.5'],
    ['cents with yen', [10.01], 'USD', { amount: 1_494 }, 'JPY', '10.01'],
    ['yen with cents', [198], 'JPY', { amount: 1.33 }, 'USD', '198'],
    ['by shares that add up', [198], 'JPY', small, 'USD', '99 RT-0 + 98 RT-1 + 1'],
    ['by no part of 0', [10], 'USD', cent, 'CNY', '10'],
    ['an amount that rounds to 0 there', [10, 0.02], 'CNY', { amount: 209 }, 'JPY', '10 | 0.02'],
    ['two', [1, 2], 'USD', { prepaid: [10], amount: 11.43 }, 'CNY', '1 RT-0 | 0.4 RT-0 + 1.6'],
    [
      'an amount that loses a cent in conversion',
      [412.5],
      'USD',
      lost,
      'CNY',
      '7.01 RT-0 + 405.49',
    ],
  ])('pays %s', (_, amounts, iso, sources, payIso, parts) => {
    for (const stages of [['all'], inTurn] as const) {
      const bill = billed(amounts, iso, sources, payIso)
      for (const which of stages) payInvoices(bill.world, bill.payment, which, fixedNow)
      expect(bill.parts()).toBe(parts)
      expect(bill.left()).toEqual(amounts.map(() => 0))
    }
  })
})
