import { Plural, Trans, useLingui } from '@lingui/react/macro'
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
  const { parts, alone, discount, total, deadline } = price
  const saved = formatMoney(discount?.amount ?? 0, currency)
  const percent = i18n.number((discount?.percent ?? 0) / 100, { style: 'percent' })
  return (
    <>
      <span className={styles.price}>
        <strong>{formatMoney(total, currency)}</strong>{' '}
        {discount && isWhole ? <s>{formatMoney(alone, currency)}</s> : null}
      </span>
      <span className={styles.fact}>
        {isWhole ? (
          <Plural value={parts.length} one="with # service" other="with all # services" />
        ) : (
          <Trans>with what you have ticked</Trans>
        )}
      </span>
      {discount ? (
        <span className={styles.saving}>
          <Trans>
            You save {saved} ({percent})
          </Trans>
        </span>
      ) : null}
      <span className={styles.fact}>
        <DueDate deadline={deadline} />
      </span>
    </>
  )
}
