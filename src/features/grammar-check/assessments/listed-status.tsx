import { Trans } from '@lingui/react/macro'
import type { Assessment } from '../../../api/grammar-check.ts'
import { Status } from '../../../ui/page/status.tsx'
import { listedStateOf } from '../grammar-check-rules.ts'
import styles from './assessment-list.module.css'

/** Of what is under way or has failed: a score with its verdict says itself that it is complete. */
export function ListedStatus({ assessment }: { assessment: Assessment }) {
  switch (listedStateOf(assessment)) {
    case 'processing':
      return (
        <div className={styles.processing}>
          <Status tone="running" more={<Trans>score ready in a minute or two</Trans>}>
            <Trans>Processing</Trans>
          </Status>
        </div>
      )
    case 'failed':
      return (
        <Status tone="failed" more={<Trans>delete it and upload again</Trans>}>
          <Trans>Not completed</Trans>
        </Status>
      )
    case 'counting':
      return (
        <Status tone="running" more={<Trans>counting errors</Trans>}>
          <Trans>Scored</Trans>
        </Status>
      )
    case 'uncounted':
      return (
        <Status tone="waiting" more={<Trans>errors could not be counted</Trans>}>
          <Trans>Scored</Trans>
        </Status>
      )
    case 'done':
      return null
  }
}
