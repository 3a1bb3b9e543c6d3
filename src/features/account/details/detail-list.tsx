import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { inNameOrder } from '../../../domain/account/name-order.ts'
import { NameValueList } from '../../../ui/page/name-value-list.tsx'
import styles from './detail-list.module.css'

export type Detail = { name: string; label: ReactNode; text: string }

export function DetailList({ details }: { details: readonly Detail[] }) {
  const { i18n } = useLingui()
  const facts = inNameOrder(details, i18n.locale).map(({ label, text }) => ({
    name: label,
    value: text || (
      <span className={styles.none}>
        <Trans>Not provided</Trans>
      </span>
    ),
  }))
  return <NameValueList facts={facts} paired />
}
