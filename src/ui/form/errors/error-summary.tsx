import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { say } from '../field-label.ts'
import { fieldId, useFormState } from '../form-context.ts'
import type { Problem } from '../use-submission.ts'
import styles from './error-summary.module.css'

/** What stopped the form, with a link to each field; takes the focus when it appears. */
export function ErrorSummary({ problem }: { problem: Problem | undefined }) {
  const { id: formId, errorOf } = useFormState()
  const headingId = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.focus()
  }, [problem])

  const open = (problem?.names ?? []).flatMap((name) => {
    const words = errorOf(name)
    return words === undefined ? [] : [{ name, words }]
  })
  if (!problem || (open.length === 0 && !problem.words)) return null
  return (
    <div
      ref={box}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby={headingId}
    >
      <h2 id={headingId}>
        <Trans>There is a problem</Trans>
      </h2>
      {problem.words ? <p>{say(problem.words)}</p> : null}
      {open.length > 0 ? (
        <ul>
          {open.map(({ name, words }) => (
            <li key={name}>
              <FieldLink id={fieldId(formId, name)} words={words} />
            </li>
          ))}
        </ul>
      ) : null}
      {problem.help ? <div className={styles.help}>{problem.help()}</div> : null}
    </div>
  )
}

function FieldLink({ id, words }: { id: string; words: string }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        // A fragment in the address would be a navigation to the router.
        event.preventDefault()
        const field = document.getElementById(id)
        field?.focus({ preventScroll: true })
        field?.closest('fieldset, div')?.scrollIntoView({ block: 'center' })
      }}
    >
      {words}
    </a>
  )
}
