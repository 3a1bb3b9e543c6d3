import { Trans } from '@lingui/react/macro'
import { useUser } from '../../domain/account/use-user.ts'
import styles from './greeting.module.css'
import { greetsInFrame } from './navigation.ts'
import { usePathBelow } from './use-path-below.ts'

export function Greeting() {
  const user = useUser()
  const path = usePathBelow()
  if (!user || !greetsInFrame(path)) return null
  const name = user.fullName
  return (
    <p className={styles.greeting}>
      <Trans>Welcome back, {name}</Trans>
    </p>
  )
}
