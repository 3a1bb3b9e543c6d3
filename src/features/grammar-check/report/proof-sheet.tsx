import type { ErrorExample, ErrorKind } from '../../../api/grammar-check.ts'
import { entryOf } from '../../../lib/unlisted.ts'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { kindName } from '../error-kind-labels.ts'
import { SpokenCorrection } from '../spoken-correction.tsx'
import styles from './proof-sheet.module.css'

/** What an English copy editor writes into the margin. */
const marginMarks: Record<ErrorKind, string> = {
  consistencySpellingTypos: 'sp',
  grammarMechanics: 'gr',
  phrasing: 'awk',
  punctuation: 'p',
  wordChoice: 'ww',
}

export function ProofSheet({ examples }: { examples: readonly ErrorExample[] }) {
  return (
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
              {entryOf(marginMarks, example.kind)}
            </span>
            <span>
              {kindName(example.kind)}
              <VisuallyHidden>
                {' '}
                <SpokenCorrection {...example} />
              </VisuallyHidden>
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
