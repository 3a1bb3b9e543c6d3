import { Trans } from '@lingui/react/macro'
import type { Assessment } from '../../../../api/grammar-check.ts'
import { Announced } from '../../../../ui/page/announced.tsx'
import { VisuallyHidden } from '../../../../ui/page/visually-hidden.tsx'
import { issuesStageOf, scoreStageOf } from '../../grammar-check-rules.ts'
import styles from '../report.module.css'

function StageMessage({ assessment }: { assessment: Assessment }) {
  if (scoreStageOf(assessment) !== 'completed') return null
  if (issuesStageOf(assessment) === 'processing') return <Trans>Your score is ready.</Trans>
  return <Trans>Your report is ready.</Trans>
}

export function StageStatus({ assessment }: { assessment: Assessment }) {
  return (
    <Announced className={styles.stageStatus}>
      <VisuallyHidden>
        <StageMessage assessment={assessment} />
      </VisuallyHidden>
    </Announced>
  )
}
