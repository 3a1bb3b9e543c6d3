import { Trans, useLingui } from '@lingui/react/macro'
import type { Currency } from '../../api/invoices.ts'
import type { PaymentValues } from '../../domain/payment/choices/payment-values.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { TextField } from '../../ui/form/fields/text-field.tsx'

const fieldName = fieldsOf<PaymentValues>()

type Props = {
  minimum: number
  currency: Currency | undefined
}

export function PrepayAmountField({ minimum, currency }: Props) {
  const { t } = useLingui()
  const price = currency && formatMoney(minimum, currency)
  const shortName = currency?.shortName
  return (
    <TextField
      name={fieldName('amount')}
      label={shortName ? t`Amount in ${shortName}` : t`Amount`}
      hint={price ? <Trans>At least {price}</Trans> : undefined}
      inputMode="decimal"
      autoComplete="off"
      short
    />
  )
}
