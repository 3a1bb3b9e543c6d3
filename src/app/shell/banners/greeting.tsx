import { Trans } from '@lingui/react/macro'
import { useUser } from '../../../domain/account/use-user.ts'
import { AccountMenu } from '../navigation/account-menu.tsx'
import { greetsInFrame } from '../navigation/navigation.ts'
import { usePathBelow } from '../navigation/use-path-below.ts'
import styles from './greeting.module.css'

export function Greeting() {
  const user = useUser()
  const path = usePathBelow()
  if (!user) return null
  return (
    <div className={styles.greeting}>
      {greetsInFrame(path) ? (
        <Trans>
          Welcome back, <AccountMenu />
        </Trans>
      ) : (
        <AccountMenu />
      )}
    </div>
  )
}
