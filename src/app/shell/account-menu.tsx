import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { useSignOut } from '../sign-out.ts'
import { useUser } from '../use-user.ts'
import styles from './menu-list.module.css'

/** Who is signed in, the account, and the way out. */
export function AccountMenu() {
  const { t } = useLingui()
  const { language } = useRouteContext({ from: '/$lang' })
  const user = useUser()
  const signOut = useSignOut()
  if (!user) return null
  const name = user.fullName
  return (
    <Disclosure
      label={t({ message: 'Account', comment: 'Its word must stand in "Account of {name}", too.' })}
      name={t`Account of ${name}`}
    >
      <p className={styles.who}>
        <strong>{name}</strong>
        {user.email}
      </p>
      <ul className={`${styles.list} ${styles.divided}`}>
        <li>
          <Link to="/$lang/account" params={{ lang: language }}>
            <Trans>Account and addresses</Trans>
          </Link>
        </li>
        <li>
          <button type="button" onClick={signOut}>
            <Trans>Sign out</Trans>
          </button>
        </li>
      </ul>
    </Disclosure>
  )
}
