import { t } from '@lingui/core/macro'
import { string } from 'yup'
import type { Currency, Prepayment } from '../../api/invoices.ts'
import { parseAmount } from '../../domain/payment/amount/parse-amount.ts'
import { formatMoney } from '../../i18n/format-money.ts'

const usualLeast = 100

/** The least that may be paid in advance in a currency, in it: 100 where none is configured. */
export function leastPrepayment(
  configured: Readonly<Record<string, number>>,
  { shortName }: Pick<Currency, 'shortName'>,
): number {
  return Object.hasOwn(configured, shortName) ? (configured[shortName] ?? usualLeast) : usualLeast
}

/** The rule of an amount to be paid in advance, of at least `least` in a currency. */
export function prepayAmountRule(least: number, currency: Currency) {
  return string()
    .required(() => t`Please enter an amount.`)
    .test('amount', (text, { createError }) => {
      const amount = parseAmount(text ?? '', currency)
      const price = formatMoney(least, currency)
      const example = formatMoney(2 * least, currency)
      if (amount === undefined) {
        return createError({ message: () => t`Please enter an amount such as ${example}.` })
      }
      if (amount >= least) return true
      return createError({ message: () => t`The amount needs to be more than ${price}` })
    })
}

/** How many digits of a quotient are sure; the ones behind are noise of binary numbers. */
const sureDigits = 14

/** What an open prepayment invoice asks for, in a currency: 0 where nothing is left to pay. */
export function openBalance({ balance }: Pick<Prepayment, 'balance'>, currency: Currency): number {
  const { exchangeRate, numDecimals } = currency
  const exact = Number((balance / exchangeRate).toPrecision(sureDigits))
  return Number(`${Math.round(Number(`${exact}e${numDecimals}`))}e-${numDecimals}`)
}
