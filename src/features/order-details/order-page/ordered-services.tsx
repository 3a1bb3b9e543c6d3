import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetails } from '../../../api/orders.ts'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import styles from './order-rail.module.css'

type Props = { order: Pick<OrderDetails, 'services' | 'serviceOptions' | 'currency'> }

function Tier({ tier }: { tier: OrderDetails['serviceOptions'][number]['deliveryTier'] }) {
  if (tier === 'standard') return null
  return (
    <p className={styles.note}>
      {tier === 'rush' ? <Trans>Rush delivery</Trans> : <Trans>Express delivery</Trans>}
    </p>
  )
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
            {option ? <Tier tier={option.deliveryTier} /> : null}
          </li>
        )
      })}
    </ul>
  )
}
