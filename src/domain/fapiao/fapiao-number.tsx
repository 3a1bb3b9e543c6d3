import type { Fapiao } from '../../api/fapiao.ts'
import { labelOf } from '../../i18n/label-of.ts'
import { ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import styles from './fapiao-entry.module.css'
import { fapiaoTypeLabels } from './fapiao-messages.ts'

export function FapiaoNumber({ fapiao }: { fapiao: Fapiao }) {
  const { number, url, type } = fapiao
  return (
    <span className={styles.number}>
      {url === null ? (
        number
      ) : (
        <ExternalLink href={url}>{number ?? labelOf(fapiaoTypeLabels, type)}</ExternalLink>
      )}
      <span className={styles.quiet}>{labelOf(fapiaoTypeLabels, type)}</span>
    </span>
  )
}
