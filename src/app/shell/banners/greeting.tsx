import { Trans } from '@lingui/react/macro'
import { useUser } from '../../../domain/account/use-user.ts'
import { greetsInFrame } from '../navigation/navigation.ts'
import { usePathBelow } from '../use-path-below.ts'
import styles from './greeting.module.css'

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
