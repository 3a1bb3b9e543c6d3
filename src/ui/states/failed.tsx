import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../page/buttons/button.tsx'
import { Icon } from '../page/icon.tsx'
import styles from './state-box.module.css'

type Props = {
  title: ReactNode
  children?: ReactNode
  onRetry?: () => Promise<unknown>
  action?: ReactNode
}

export function Failed({ title, children, onRetry, action }: Props) {
  const [busy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    try {
      await onRetry?.()
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={`${styles.box} ${styles.failed}`} role="alert">
      <h3>
        <Icon name="error" />
        {title}
      </h3>
      {children ? <p>{children}</p> : null}
      {onRetry || action ? (
        <div className={styles.action}>
          {onRetry ? (
            <Button onClick={() => void retry()} busy={busy}>
              {busy ? <Trans>Trying again</Trans> : <Trans>Try again</Trans>}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  )
}
