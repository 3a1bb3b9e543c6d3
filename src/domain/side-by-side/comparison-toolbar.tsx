import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import styles from '../document-reader/reader-toolbar.module.css'
import { StepButtons } from '../document-reader/step-buttons.tsx'

type Props = { current: number | undefined; count: number; onStep: (by: 1 | -1) => void }

export function ComparisonToolbar({ current, count, onStep }: Props) {
  const { t } = useLingui()
  const keys = useId()
  const number = (current ?? 0) + 1
  return (
    <section className={styles.toolbar} aria-label={t`Paragraphs to check`}>
      <div className={styles.more}>
        <p id={keys} className={styles.keys}>
          <Trans>
            Keys: <kbd>Alt</kbd> + <kbd>↓</kbd> next, <kbd>Alt</kbd> + <kbd>↑</kbd> previous (Option
            on a Mac)
          </Trans>
        </p>
      </div>
      <div className={styles.sticky}>
        <StepButtons
          labels={{ previous: t`Previous paragraph to check`, next: t`Next paragraph to check` }}
          explainedBy={keys}
          onStep={onStep}
        >
          {current === undefined ? (
            <Plural
              value={count}
              one="# paragraph to check: missing or unmatched text"
              other="# paragraphs to check: missing or unmatched text"
            />
          ) : (
            <Trans>
              {number} of {count} to check
            </Trans>
          )}
        </StepButtons>
      </div>
    </section>
  )
}
