import { Trans } from '@lingui/react/macro'
import styles from './grammar-check-welcome.module.css'

/** For visitors and users without assessments. */
export function GrammarCheckWelcome() {
  return (
    <div className={styles.welcome}>
      <p className={styles.lead}>
        <Trans>Welcome. See how your English reads before a reviewer does.</Trans>
      </p>
      <p>
        <Trans>
          Upload a manuscript. In about a minute, you'll have its score, its most common errors and
          our advice on what to do next.
        </Trans>
      </p>
    </div>
  )
}
