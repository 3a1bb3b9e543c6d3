import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import type { PayOffBill } from '../pay-off/pay-off-bill.ts'
import styles from './pay-desk.module.css'

export function OnItsWay({ bill }: { bill: PayOffBill | undefined }) {
  if (!bill) return null
  const amount = formatMoney(bill.total, bill.currency)
  return (
    <p className={styles.hint}>
      <Trans>{amount} not received yet</Trans>
    </p>
  )
}
