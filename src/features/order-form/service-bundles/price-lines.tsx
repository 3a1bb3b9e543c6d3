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

function usePercent() {
  const { i18n } = useLingui()
  return (percent: number) =>
    i18n.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 })
}

function PricesAndDiscounts({ bundle, price, order }: Props) {
  const { i18n } = useLingui()
  const { currency, rushDiscountPercent } = useOrderForm().orderForm
  const serviceName = useServiceName()
  const percentOf = usePercent()
  const { parts, surcharge, surchargeDiscount, discount } = price
  const money = (amount: number) => formatMoney(amount, currency)
  const percent = percentOf(bundle.discount.percent)
  const loyaltyPercent = percentOf(rushDiscountPercent)
  const base = money(discount?.base ?? 0)
  return (
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
  )
}

export function PriceLines({ bundle, price, order }: Props) {
  const { currency, discounts } = useOrderForm().orderForm
  const percent = usePercent()(bundle.discount.percent)
  const total = formatMoney(price.total, currency)
  const hasOthers = discounts.some(({ type }) => type !== 'Service discount')
  return (
    <div className={styles.lines}>
      <PricesAndDiscounts bundle={bundle} price={price} order={order} />
      {price.discount ? null : (
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
