import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../../i18n/format-money.ts'
import { useOrderForm } from '../../frame/order-form-context.ts'
import { sumOf } from './price-breakdown.ts'

type Props = { first: string; total: number }

export function NextTotal({ first, total }: Props) {
  const { currency, totalPrice } = useOrderForm().orderForm
  const sum = formatMoney(total, currency)
  const change = sumOf([total, -totalPrice], currency)
  if (change === 0) {
    return (
      <Trans>
        From {first} words, your total would stay at {sum}.
      </Trans>
    )
  }
  const difference = formatMoney(Math.abs(change), currency)
  return change > 0 ? (
    <Trans>
      From {first} words, you would pay <strong>{difference}</strong> more: {sum} in all.
    </Trans>
  ) : (
    <Trans>
      From {first} words, you would pay <strong>{difference}</strong> less: {sum} in all.
    </Trans>
  )
}
