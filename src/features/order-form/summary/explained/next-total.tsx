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
  const difference = `${change > 0 ? '+' : ''}${formatMoney(change, currency)}`
  return (
    <Trans>
      From {first} words it would cost <strong>{difference}</strong>: {sum} in all.
    </Trans>
  )
}
