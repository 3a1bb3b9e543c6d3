import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from '../page/button.tsx'
import { VisuallyHidden } from '../page/visually-hidden.tsx'
import { useFormState } from './form-context.ts'
import styles from './submit-button.module.css'

type Props = {
  children: ReactNode
  /** Why the form cannot be sent now. Shown below the button, which then does nothing. */
  blockedBecause?: ReactNode
  /** Other actions beside it. */
  beside?: ReactNode
  /** Quiet where another button of the screen is the next step, as beside a search. */
  variant?: 'filled' | 'quiet'
}

/** Sends the form; says so while it does, and why when it cannot. */
export function SubmitButton({ children, blockedBecause, beside, variant = 'filled' }: Props) {
  const { busy } = useFormState()
  const reasonId = useId()
  const blocked = Boolean(blockedBecause)
  return (
    <div className={styles.line}>
      <Button
        type="submit"
        variant={variant}
        busy={busy}
        blocked={blocked}
        aria-describedby={blocked ? reasonId : undefined}
      >
        {children}
      </Button>
      {beside}
      <span role="status" className={styles.status}>
        {busy ? (
          <VisuallyHidden>
            <Trans>Sending. One moment, please.</Trans>
          </VisuallyHidden>
        ) : null}
      </span>
      {blocked ? (
        <p id={reasonId} className={styles.reason}>
          {blockedBecause}
        </p>
      ) : null}
    </div>
  )
}
