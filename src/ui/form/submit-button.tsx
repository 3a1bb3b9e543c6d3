import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Announcement } from '../page/announced.tsx'
import { Button } from '../page/buttons/button.tsx'
import { useFormState } from './form-context.ts'
import styles from './submit-button.module.css'

type Props = {
  children: ReactNode
  blockedBecause?: ReactNode
  /** What the form lacks: the button is announced as disabled, and pressing it shows what at its field. */
  missing?: ReactNode
  beside?: ReactNode
  variant?: 'filled' | 'quiet'
  /** Called before the form is checked and sent. */
  onClick?: () => void
}

export function SubmitButton(props: Props) {
  const { children, blockedBecause, missing, beside, variant = 'filled', onClick } = props
  const { t } = useLingui()
  const { busy } = useFormState()
  const reasonId = useId()
  const blocked = Boolean(blockedBecause)
  const reason = blockedBecause || missing
  return (
    <div className={styles.line}>
      <Button
        type="submit"
        variant={variant}
        busy={busy}
        blocked={blocked}
        onClick={onClick}
        aria-disabled={missing ? true : undefined}
        aria-describedby={reason ? reasonId : undefined}
      >
        {children}
      </Button>
      {beside}
      <Announcement text={busy ? t`Sending. One moment, please.` : undefined} />
      {reason ? (
        <p id={reasonId} className={styles.reason}>
          {reason}
        </p>
      ) : null}
    </div>
  )
}
