import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Announcement } from '../page/announced.tsx'
import { Button } from '../page/buttons/button.tsx'
import { useFormState } from './form-context.ts'
import styles from './submit-button.module.css'

type Props = {
  children: ReactNode
  blockedBecause?: ReactNode
  beside?: ReactNode
  variant?: 'filled' | 'quiet'
  /** Called before the form is checked and sent. */
  onClick?: () => void
}

export function SubmitButton(props: Props) {
  const { children, blockedBecause, beside, variant = 'filled', onClick } = props
  const { t } = useLingui()
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
        onClick={onClick}
        aria-describedby={blocked ? reasonId : undefined}
      >
        {children}
      </Button>
      {beside}
      <Announcement text={busy ? t`Sending. One moment, please.` : undefined} />
      {blocked ? (
        <p id={reasonId} className={styles.reason}>
          {blockedBecause}
        </p>
      ) : null}
    </div>
  )
}
