import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import type { AssessmentError } from '../../../../api/assessments/assessment-drafts.ts'
import { Button } from '../../../../ui/page/buttons/button.tsx'
import { VisuallyHidden } from '../../../../ui/page/visually-hidden.tsx'
import { kindName } from '../../error-kind-labels.ts'
import { SpokenCorrection } from '../../spoken-correction.tsx'
import styles from './drafts.module.css'
import { excerptOf } from './error-excerpt.ts'

type Props = {
  title: ReactNode
  note?: ReactNode
  errors: readonly AssessmentError[]
}

const firstShown = 4

/** Drawn in a few milliseconds. */
const step = 20

function ErrorSentence({ error }: { error: AssessmentError }) {
  const { before, wrong, correction, after } = excerptOf(error)
  return (
    <li>
      <p className={styles.sentence} lang="en" translate="no">
        {before}
        <del>{wrong}</del>
        {correction ? <ins>{correction}</ins> : null}
        {after}
      </p>
      <p className={styles.kind}>
        {kindName(error.kind)}
        {correction === null ? null : (
          <VisuallyHidden>
            {' '}
            <SpokenCorrection wrong={wrong} correction={correction} />
          </VisuallyHidden>
        )}
      </p>
    </li>
  )
}

export function ErrorGroup({ title, note, errors }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(firstShown)
  const more = Math.min(step, errors.length - shown)
  const showMore = () => {
    // The pressed button goes away with the last error.
    if (more < step) list.current?.focus()
    setShown(shown + more)
  }
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      {note ? <p className={styles.note}>{note}</p> : null}
      {errors.length === 0 ? (
        <p>
          <Trans>No errors</Trans>
        </p>
      ) : (
        <ul ref={list} tabIndex={-1} className={styles.errors}>
          {errors.slice(0, shown).map((error, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
            <ErrorSentence key={at} error={error} />
          ))}
        </ul>
      )}
      {more > 0 ? (
        <Button variant="text" onClick={showMore}>
          <Trans>Show {more} more</Trans>
        </Button>
      ) : null}
    </section>
  )
}
