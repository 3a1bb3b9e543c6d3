import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { DueDate } from '../services/deadline-strip/due-date.tsx'
import styles from './bundle-card.module.css'
import type { BundlePrice } from './bundle-price.ts'

type Props = { price: BundlePrice; isWhole: boolean }

/** What the bundle costs, what it saves, and when it is due. */
export function BundleFacts({ price, isWhole }: Props) {
  const { i18n } = useLingui()
  const { currency } = useOrderForm().orderForm
  const { alone, discount, total, deadline } = price
  const saved = formatMoney(discount?.amount ?? 0, currency)
  const percent = i18n.number((discount?.percent ?? 0) / 100, { style: 'percent' })
  return (
    <>
      <span className={styles.price}>
        <strong>{formatMoney(total, currency)}</strong>{' '}
        {discount && isWhole ? <s>{formatMoney(alone, currency)}</s> : null}
      </span>
      {isWhole ? (
        <span className={styles.fact}>
          <Trans>with all services</Trans>
        </span>
      ) : null}
      {discount ? (
        <span className={styles.saving}>
          <Trans>You save</Trans> {saved} ({percent})
        </span>
      ) : null}
      <span className={styles.fact}>
        <DueDate deadline={deadline} />
      </span>
    </>
  )
}
