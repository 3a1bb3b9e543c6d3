import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ServiceBundle } from '../../../api/order-form/order-form-bundles.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { tierLabels } from '../services/deadline-strip/tier-labels.ts'
import type { BundleOrder, BundlePrice } from './bundle-price.ts'
import styles from './price-lines.module.css'
import { useServiceName } from './use-service-name.ts'

type Props = { bundle: ServiceBundle; price: BundlePrice; order: BundleOrder }

function Line({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** From the price of each service to the total, with what the discount is taken from. */
export function PriceLines({ bundle, price, order }: Props) {
  const { i18n } = useLingui()
  const { currency, discounts, rushDiscountPercent } = useOrderForm().orderForm
  const serviceName = useServiceName()
  const { parts, surcharge, surchargeDiscount, discount } = price
  const money = (amount: number) => formatMoney(amount, currency)
  const percentOf = (percent: number) =>
    i18n.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 })
  const percent = percentOf(bundle.discount.percent)
  const loyaltyPercent = percentOf(rushDiscountPercent)
  const base = money(discount?.base ?? 0)
  const total = money(price.total)
  const hasOthers = discounts.some(({ type }) => type !== 'Service discount')
  return (
    <div className={styles.lines}>
      <dl>
        {parts.map(({ identity, price: part }) => (
          <Line
            key={identity}
            name={serviceName(identity)}
            value={part === null ? <Trans>Price on request</Trans> : money(part)}
          />
        ))}
        {surcharge > 0 ? (
          <Line name={i18n._(tierLabels[order.tier])} value={money(surcharge)} />
        ) : null}
        {surchargeDiscount > 0 ? (
          <Line
            name={<Trans>Your loyalty level: {loyaltyPercent} off rush delivery</Trans>}
            value={money(-surchargeDiscount)}
          />
        ) : null}
        {discount ? (
          <Line
            name={
              <Trans>
                Bundle discount: {percent} of {base}
              </Trans>
            }
            value={money(-discount.amount)}
          />
        ) : null}
      </dl>
      {discount ? null : (
        <p className={styles.note}>
          <Trans>
            No discount yet: {percent} off once editing or translation is combined with another
            service.
          </Trans>
        </p>
      )}
      <Announced as="p" className={styles.total}>
        <Trans>
          Bundle total <strong>{total}</strong>
        </Trans>
      </Announced>
      {hasOthers ? (
        <p className={styles.note}>
          <Trans>
            Only the largest discount counts. If a code or a group takes off more, it replaces the
            bundle discount in the next step.
          </Trans>
        </p>
      ) : null}
    </div>
  )
}
