import { Trans } from '@lingui/react/macro'
import type { Assessment } from '../../../api/grammar-check.ts'
import { ArchiveButton } from './archive-button.tsx'
import styles from './report.module.css'

type Props = { assessment: Assessment; onArchived: () => Promise<void> }

export function ReportFoot({ assessment, onArchived }: Props) {
  return (
    <div className={styles.foot}>
      <p>
        <Trans>When you no longer need this report, you can take it off your list.</Trans>
      </p>
      <ArchiveButton assessment={assessment} does="archive" onArchived={onArchived} />
    </div>
  )
}
