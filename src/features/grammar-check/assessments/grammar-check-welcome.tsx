import { Trans } from '@lingui/react/macro'
import styles from './grammar-check-welcome.module.css'
import { SampleReport } from './sample-report.tsx'

export function GrammarCheckWelcome() {
  return (
    <>
      <p className={styles.lead}>
        <Trans>Welcome. See how your English reads before a reviewer does.</Trans>
      </p>
      <p className={styles.what}>
        <Trans>
          A report gives you a score, the most common errors, some of them marked in your own
          sentences, and our advice on what to do next.
        </Trans>
      </p>
      <SampleReport />
    </>
  )
}
