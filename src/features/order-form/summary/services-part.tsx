import { Trans, useLingui } from '@lingui/react/macro'
import { serviceName } from '../../../domain/services/service-names.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { labelOf } from '../../../i18n/label-of.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { tierLabels } from '../services/deadline-strip/tier-labels.ts'
import { type ServiceLine, serviceLines } from './explained/price-breakdown.ts'
import styles from './order-summary.module.css'
import { startingPrice } from './starting-price.ts'

function Tier({ tier }: Pick<ServiceLine, 'tier'>) {
  if (tier === 'standard') return null
  return <p className={styles.note}>{labelOf(tierLabels, tier)}</p>
}

function Price({ line }: { line: ServiceLine }) {
  const { orderForm } = useOrderForm()
  const { currency } = orderForm
  if (line.price) return formatMoney(line.price.listPrice, currency)
  const from = startingPrice(line, orderForm)
  if (from === undefined) return <Trans>Price on request</Trans>
  const amount = formatMoney(from, currency)
  return <Trans>from {amount}</Trans>
}

/** Only where a discount makes the line cheaper; the total says so of a single one. */
function Reduction({ price }: Pick<ServiceLine, 'price'>) {
  const { currency } = useOrderForm().orderForm
  if (!price || price.discountAmount === 0) return null
  return (
    <dl className={styles.lines}>
      <div>
        <dt>
          <Trans>Discount</Trans>
        </dt>
        <dd>{formatMoney(-price.discountAmount, currency)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Price after discount</Trans>
        </dt>
        <dd>{formatMoney(price.totalPrice, currency)}</dd>
      </div>
    </dl>
  )
}

export function ServicesPart() {
  const { i18n } = useLingui()
  const lines = serviceLines(useOrderForm().orderForm)
  if (lines.length === 0) {
    return (
      <p>
        <Trans>No services yet</Trans>
      </p>
    )
  }
  return (
    <ul className={styles.services}>
      {lines.map((line) => (
        <li key={line.identity}>
          <p className={styles.line}>
            <span>
              {serviceName(line.identity, line.name, (message) => i18n._(message))}
              {line.quantity === null ? null : ` × ${i18n.number(line.quantity)}`}
            </span>
            <span>
              <Price line={line} />
            </span>
          </p>
          <Tier tier={line.tier} />
          {lines.length > 1 ? <Reduction price={line.price} /> : null}
        </li>
      ))}
    </ul>
  )
}
