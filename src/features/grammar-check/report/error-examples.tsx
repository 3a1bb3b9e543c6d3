import { useLingui as useLinguiRuntime } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ErrorExample, ErrorKind } from '../../../api/grammar-check.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import styles from './error-examples.module.css'
import { errorKindLabels } from './error-kind-labels.ts'

/** What an English copy editor writes into the margin. */
const marginMarks: Record<ErrorKind, string> = {
  consistencySpellingTypos: 'sp',
  grammarMechanics: 'gr',
  phrasing: 'awk',
  punctuation: 'p',
  wordChoice: 'ww',
}

function Correction({ wrong, correction }: ErrorExample) {
  return correction === '' ? (
    <Trans>Delete “{wrong}”.</Trans>
  ) : (
    <Trans>
      Replace “{wrong}” with “{correction}”.
    </Trans>
  )
}

/** Sentences of the author, marked like a galley proof. */
export function ErrorExamples({ examples }: { examples: readonly ErrorExample[] }) {
  const { _ } = useLinguiRuntime()
  if (examples.length === 0) return null
  return (
    <Section title={<Trans>In your own sentences</Trans>}>
      <ul className={styles.proof}>
        {examples.map((example) => (
          <li key={example.before + example.wrong}>
            <p className={styles.sentence} lang="en" translate="no">
              {example.before}
              <ruby>
                <del>{example.wrong}</del>
                <rt>
                  <ins>{example.correction}</ins>
                </rt>
              </ruby>
              {example.after}
            </p>
            <p className={styles.margin}>
              <span className={styles.mark} lang="en" translate="no" aria-hidden="true">
                {marginMarks[example.kind]}
              </span>
              <span>
                {_(errorKindLabels[example.kind].name)}
                <VisuallyHidden>
                  {' '}
                  <Correction {...example} />
                </VisuallyHidden>
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.privacy}>
        <Trans>Only you can see these sentences. They are deleted with this report.</Trans>
      </p>
    </Section>
  )
}
