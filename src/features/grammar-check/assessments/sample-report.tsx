import { useLingui as useLinguiRuntime } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ErrorExample } from '../../../api/grammar-check.ts'
import { errorCategoryLabels } from '../error-category-labels.ts'
import { ProofSheet } from '../report/proof-sheet.tsx'
import { ScoreBadge } from '../report/score/score-badge.tsx'
import styles from './sample-report.module.css'

const examples: ErrorExample[] = [
  {
    kind: 'grammarMechanics',
    before: 'The seedlings that ',
    wrong: 'was',
    correction: 'were',
    after: ' sown in May emerged before those sown in April.',
  },
  {
    kind: 'phrasing',
    before: 'The second site showed a ',
    wrong: 'more stronger',
    correction: 'stronger',
    after: ' response to drought.',
  },
]

/** As the server colors this category. */
const needsEditing = '#a8700f'

export function SampleReport() {
  const { _ } = useLinguiRuntime()
  return (
    <figure className={styles.sample}>
      <figcaption>
        <Trans>Sample report</Trans>
      </figcaption>
      <div className={styles.verdict}>
        <ScoreBadge score={6.8} color={needsEditing} />
        <p>{_(errorCategoryLabels['needs-editing'].name)}</p>
      </div>
      <ProofSheet examples={examples} />
    </figure>
  )
}
