import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetails } from '../../../api/orders.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import styles from './order-rail.module.css'

type Props = { order: Pick<OrderDetails, 'services' | 'serviceOptions' | 'currency'> }

function Tier({ tier }: { tier: OrderDetails['serviceOptions'][number]['deliveryTier'] }) {
  switch (tier) {
    case 'rush':
      return <Trans>Rush delivery</Trans>
    case 'express':
      return <Trans>Express delivery</Trans>
    default:
      return String(tier)
  }
}

/** A service whose price was agreed on has no option. */
export function OrderedServices({ order: { services, serviceOptions, currency } }: Props) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.list}>
      {services.map(({ id, name }) => {
        const option = serviceOptions.find(({ serviceId }) => serviceId === id)
        return (
          <li key={id}>
            <p className={styles.line}>
              <span>
                {serviceName(id, name, (message) => i18n._(message))}
                {option && option.quantity > 1 ? ` × ${i18n.number(option.quantity)}` : null}
              </span>
              {option ? <span>{formatMoney(option.price, currency)}</span> : null}
            </p>
            {option && option.deliveryTier !== 'standard' ? (
              <p className={styles.note}>
                <Tier tier={option.deliveryTier} />
              </p>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
