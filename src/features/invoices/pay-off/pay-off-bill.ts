import type { Currency, Invoice } from '../../../api/invoices.ts'
import { fromDollars } from '../../../domain/money/from-dollars.ts'
import { roundMoney } from '../../../domain/money/round-money.ts'
import type { Funds } from '../../../domain/payment/funds/funds-rules.ts'

type Payable = Pick<Invoice, 'balance' | 'exchangeRate' | 'currency'>

export type PayOffBill = {
  /** Of the invoices if they share one, else the person's. */
  currency: Currency
  isShared: boolean
  total: number
  dollars: number
}

const cents = { numDecimals: 2 }

export function converted({ balance, exchangeRate, currency }: Payable, to: Currency): number {
  if (currency.shortName === to.shortName) return balance
  return roundMoney(fromDollars(balance * exchangeRate, to), to)
}

export function payOffBillOf(invoices: readonly Payable[], persons: Currency): PayOffBill {
  const first = invoices[0]?.currency ?? persons
  const isShared = invoices.every(({ currency }) => currency.shortName === first.shortName)
  const currency = isShared ? first : persons
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    currency,
    isShared,
    total: roundMoney(sum(invoices.map((invoice) => converted(invoice, currency))), currency),
    dollars: roundMoney(
      sum(invoices.map(({ balance, exchangeRate }) => balance * exchangeRate)),
      cents,
    ),
  }
}

/** Credits help only while they are less than the total. */
export const payOffFunds = (available: Funds, total: number): Funds => ({
  ...available,
  credits: available.credits < total ? available.credits : 0,
})
