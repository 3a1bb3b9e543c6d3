import { Trans } from '@lingui/react/macro'
import type { ErrorExample } from '../../../api/grammar-check.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import styles from './error-examples.module.css'
import { ProofSheet } from './proof-sheet.tsx'

export function ErrorExamples({ examples }: { examples: readonly ErrorExample[] }) {
  if (examples.length === 0) return null
  return (
    <Section title={<Trans>In your own sentences</Trans>}>
      <ProofSheet examples={examples} />
      <p className={styles.privacy}>
        <Trans>Only you can see these sentences. They are deleted with this report.</Trans>
      </p>
    </Section>
  )
}
