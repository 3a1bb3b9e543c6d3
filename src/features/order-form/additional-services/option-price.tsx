import { Plural, Trans } from '@lingui/react/macro'
import type { FormServiceOption } from '../../../api/order-form/order-form.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { countOf } from './addition-rules.ts'

export function OptionPrice({ option }: { option: FormServiceOption }) {
  const { currency } = useOrderForm().orderForm
  if (option.price === null) return <Trans>Price on request</Trans>
  const count = countOf(option)
  const amount = formatMoney(option.price, currency)
  if (option.figureCount !== null) {
    return (
      <Trans>
        {amount} for <Plural value={count} one="# figure" other="# figures" />
      </Trans>
    )
  }
  if (option.tableCount !== null) {
    return (
      <Trans>
        {amount} for <Plural value={count} one="# table" other="# tables" />
      </Trans>
    )
  }
  return amount
}
