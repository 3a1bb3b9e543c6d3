import { plural, t } from '@lingui/core/macro'
import { type Schema, string } from 'yup'
import { formatMoney, type MoneyCurrency } from '../../../i18n/format-money.ts'
import { type AmountProblem, readAmount } from './parse-amount.ts'

type AmountRules = {
  currency: MoneyCurrency
  example: number
  missing: () => string
  /** Undefined for a right amount; `Infinity` stands for one too large to be read. */
  wrong: (amount: number) => (() => string) | undefined
}

function unreadable(
  problem: Exclude<AmountProblem, 'too-large'>,
  { currency, example }: Pick<AmountRules, 'currency' | 'example'>,
): string {
  const price = formatMoney(example, currency)
  const { shortName, numDecimals } = currency
  switch (problem) {
    case 'not-a-number':
      return t`Please enter the amount in figures, such as ${price}.`
    case 'negative':
      return t`Please enter an amount above zero, such as ${price}.`
    case 'too-many-decimals':
      return numDecimals === 0
        ? t`Amounts in ${shortName} have no decimals. Please enter one such as ${price}.`
        : plural(numDecimals, {
            one: `Amounts in ${shortName} have at most # decimal. Please enter one such as ${price}.`,
            other: `Amounts in ${shortName} have at most # decimals. Please enter one such as ${price}.`,
          })
  }
}

export function amountSchema({
  missing,
  wrong,
  ...shown
}: AmountRules): Schema<string | undefined> {
  return string()
    .trim()
    .required(missing)
    .test('amount', (text, { createError }) => {
      const read = readAmount(text ?? '', shown.currency)
      if ('problem' in read && read.problem !== 'too-large') {
        const { problem } = read
        return createError({ message: () => unreadable(problem, shown) })
      }
      const message = wrong('amount' in read ? read.amount : Number.POSITIVE_INFINITY)
      return message === undefined || createError({ message })
    })
}
