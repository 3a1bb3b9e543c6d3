import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { leavePage } from '../../lib/browser/leave-page.ts'
import { Spinner } from '../../ui/page/spinner.tsx'
import styles from './sign-in-screen.module.css'

/** Replaces the history entry, so that going back does not redirect again. */
export function AutomaticSignOn({ name, address }: { name: string; address: string }) {
  useEffect(() => leavePage(address), [address])
  return (
    <p className={styles.redirecting}>
      <Spinner>
        <Trans>Taking you to {name} to sign in.</Trans>
      </Spinner>
    </p>
  )
}
