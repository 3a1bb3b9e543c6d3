import { t } from '@lingui/core/macro'
import { type ObjectShape, string } from 'yup'
import { formatMoney } from '../../../i18n/format-money.ts'
import { amountSchema } from '../amount/amount-schema.ts'
import { coversRest, type FundedBill, type FundValues, maxPrepayment } from './funds-rules.ts'

const optionSchema = (isCovered: boolean) =>
  string().test(
    'covered',
    () => t`Your balance no longer covers the rest. Please choose again.`,
    (option) => option !== 'fullPayment' || isCovered,
  )

export function fundsShape(bill: FundedBill, values: FundValues): ObjectShape {
  const { currency } = bill
  const most = maxPrepayment(bill, values)
  if (most === 0) return {}
  const amount = formatMoney(most, currency)
  const prepaymentAmount = amountSchema({
    currency,
    example: most,
    missing: () => t`Please enter how much of your balance to use.`,
    wrong(typed) {
      if (typed === 0) return () => t`Please enter an amount above zero, such as ${amount}.`
      return typed > most ? () => t`Prepay amount cannot exceed ${amount}` : undefined
    },
  })
  return {
    prepaymentOption: optionSchema(coversRest(bill, values)),
    ...(values.prepaymentOption === 'partialPayment' && { prepaymentAmount }),
  }
}
