import { Trans } from '@lingui/react/macro'
import { Section } from '../../ui/page/layout/section.tsx'
import styles from './how-it-works.module.css'

export function HowItWorks() {
  return (
    <Section title={<Trans>How it works</Trans>}>
      <ol className={styles.steps}>
        <li>
          <Trans>Choose a package for the language that you write in.</Trans>
        </li>
        <li>
          <Trans>
            Upload the manuscript as a Word file. Each one takes one translation of your package.
          </Trans>
        </li>
        <li>
          <Trans>Download the English text as a Word file, ready for you to revise.</Trans>
        </li>
      </ol>
    </Section>
  )
}
