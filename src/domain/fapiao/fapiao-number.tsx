import { useLingui } from '@lingui/react/macro'
import type { Fapiao } from '../../api/fapiao.ts'
import { ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import styles from './fapiao-entry.module.css'
import { fapiaoTypeLabels } from './fapiao-messages.ts'

export function FapiaoNumber({ fapiao }: { fapiao: Fapiao }) {
  const { i18n } = useLingui()
  const { number, url, type } = fapiao
  return (
    <span className={styles.number}>
      {url === null ? (
        number
      ) : (
        <ExternalLink href={url}>{number ?? i18n._(fapiaoTypeLabels[type])}</ExternalLink>
      )}
      <span className={styles.quiet}>{i18n._(fapiaoTypeLabels[type])}</span>
    </span>
  )
}
