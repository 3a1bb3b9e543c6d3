import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import { orderCountQuery } from '../../../api/orders/order-count.ts'
import styles from './order-count-badge.module.css'

export function OrderCountBadge({ of: { identity } }: { of: Pick<User, 'identity'> }) {
  const { i18n } = useLingui()
  const { data = 0 } = useQuery(orderCountQuery(identity))
  if (data === 0) return null
  return (
    <>
      {' '}
      <span className={styles.count}>{i18n.number(data)}</span>
    </>
  )
}
