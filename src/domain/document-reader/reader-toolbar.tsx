import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { DocumentView } from './model/document-model.ts'
import styles from './reader-toolbar.module.css'
import { StepButtons } from './step-buttons.tsx'

type Props = {
  current: number | undefined
  count: number
  onStep: (by: 1 | -1) => void
  view: DocumentView
  onView: (view: DocumentView) => void
  decide?: (blockedBy: string | undefined) => ReactNode
  children: ReactNode
}

function Position({ current, count }: Pick<Props, 'current' | 'count'>) {
  if (current === undefined) return <Plural value={count} one="# change" other="# changes" />
  const number = current + 1
  return (
    <Trans>
      Change {number} of {count}
    </Trans>
  )
}

const views: readonly DocumentView[] = ['all', 'final', 'original']

function ViewChoice({ view, onView }: Pick<Props, 'view' | 'onView'>) {
  const { t } = useLingui()
  const name = useId()
  const labels: Record<DocumentView, string> = {
    all: t`All changes`,
    final: t`Final text`,
    original: t`Original text`,
  }
  const shortLabels: Record<DocumentView, string> = {
    all: t({ context: 'which text is shown', message: 'All' }),
    final: t({ context: 'which text is shown', message: 'Final' }),
    original: t({ context: 'which text is shown', message: 'Original' }),
  }
  return (
    <fieldset className={styles.views} aria-label={t`Show`}>
      {views.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            aria-label={labels[one]}
            checked={view === one}
            onChange={() => onView(one)}
          />
          <span className={styles.label}>{labels[one]}</span>
          <span className={styles.shortLabel}>{shortLabels[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function ReaderToolbar(props: Props) {
  const { current, count, onStep, view, onView, decide, children } = props
  const { t } = useLingui()
  const why = useId()
  const isBlocked = view !== 'all'
  // Until a change is stepped to, the decisions say what to do.
  const isSilent = Boolean(decide) && current === undefined && !isBlocked
  return (
    <section
      className={decide ? `${styles.toolbar} ${styles.deciding}` : styles.toolbar}
      aria-label={t`Changes and comments`}
    >
      <div className={styles.more}>
        {count > 0 ? <ViewChoice view={view} onView={onView} /> : null}
        {children}
        {count > 0 ? (
          <p id={why} hidden={isSilent} className={isBlocked ? styles.reason : styles.keys}>
            {isBlocked ? (
              <Trans>Choose “All changes” to step from change to change.</Trans>
            ) : decide ? (
              <Trans>
                Keys with <kbd>Alt</kbd> (Option on a Mac): <kbd>↓</kbd> next, <kbd>↑</kbd>{' '}
                previous, <kbd>A</kbd> accept, <kbd>R</kbd> reject, <kbd>U</kbd> undo
              </Trans>
            ) : (
              <Trans>
                Keys: <kbd>Alt</kbd> + <kbd>↓</kbd> next change, <kbd>Alt</kbd> + <kbd>↑</kbd>{' '}
                previous change (Option on a Mac)
              </Trans>
            )}
          </p>
        ) : null}
      </div>
      {count > 0 ? (
        <div className={styles.sticky}>
          <StepButtons
            labels={{ previous: t`Previous change`, next: t`Next change` }}
            isBlocked={isBlocked}
            explainedBy={why}
            onStep={onStep}
          >
            <Position current={current} count={count} />
          </StepButtons>
          {decide?.(isBlocked ? why : undefined)}
        </div>
      ) : null}
    </section>
  )
}
