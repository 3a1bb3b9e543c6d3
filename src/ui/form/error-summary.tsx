import { Trans } from '@lingui/react/macro'
import { useId, useLayoutEffect, useRef } from 'react'
import { WithSupportLink } from '../page/with-support-link.tsx'
import styles from './error-summary.module.css'
import { fieldId, useFormState } from './form-context.ts'
import type { FormProblem } from './form-life.ts'
import { resolveText } from './message-text.ts'

type Props = {
  problem: FormProblem | undefined
  errorAt: (path: string) => string | undefined
}

export function ErrorSummary({ problem, errorAt }: Props) {
  const { id: formId } = useFormState()
  const headingId = useId()
  const box = useRef<HTMLDivElement>(null)
  // In the same commit, so that nobody meets the summary without its focus.
  useLayoutEffect(() => {
    if (problem) box.current?.focus()
  }, [problem])

  const open = (problem?.names ?? []).flatMap((name) => {
    const message = errorAt(name)
    return message === undefined ? [] : [{ name, message }]
  })
  if (!problem || (open.length === 0 && !problem.text)) return null
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
      {problem.text ? (
        <p>
          <WithSupportLink>{resolveText(problem.text)}</WithSupportLink>
        </p>
      ) : null}
      {open.length > 0 ? (
        <ul className={styles.list}>
          {open.map(({ name, message }) => (
            <li key={name}>
              <FieldLink id={fieldId(formId, name)} message={message} />
            </li>
          ))}
        </ul>
      ) : null}
      {problem.help ? <div className={styles.help}>{problem.help()}</div> : null}
    </div>
  )
}

function FieldLink({ id, message }: { id: string; message: string }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        // The router would treat the fragment as a navigation.
        event.preventDefault()
        const field = document.getElementById(id)
        field?.focus({ preventScroll: true })
        field?.closest('fieldset, div')?.scrollIntoView({ block: 'center' })
      }}
    >
      {message}
    </a>
  )
}
