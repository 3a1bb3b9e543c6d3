import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../../i18n/format-money.ts'
import { useOrderForm } from '../../frame/order-form-context.ts'
import { discountLabel } from './discount-labels.ts'
import type { LostDiscount } from './explain-price.ts'

function Lost({ discount, winner }: LostDiscount) {
  const { i18n } = useLingui()
  const { currency } = useOrderForm().orderForm
  const name = discountLabel(discount, (message) => i18n._(message))
  const amount = formatMoney(discount.potentialAmount, currency)
  if (!winner) return <Trans>{name}: does not apply to what you have chosen.</Trans>
  const better = discountLabel(winner, (message) => i18n._(message))
  const taken = formatMoney(winner.appliedAmount, currency)
  if (winner.appliedAmount === discount.potentialAmount) {
    return (
      <Trans>
        {name}: would also take off {amount}, but only one can count, and {better} does.
      </Trans>
    )
  }
  return (
    <Trans>
      {name}: would take off {amount}. {better} takes off more, {taken}, so it counts instead.
    </Trans>
  )
}

export function LostDiscounts({ lost }: { lost: readonly LostDiscount[] }) {
  if (lost.length === 0) return null
  return (
    <section>
      <h3>
        <Trans>Discounts not applied</Trans>
      </h3>
      <ul>
        {lost.map((entry) => (
          <li key={entry.discount.id}>
            <Lost {...entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}
