import { Trans, useLingui } from '@lingui/react/macro'
import { useUser } from '../../../domain/account/use-user.ts'
import { Disclosure } from '../../../ui/page/disclosure.tsx'
import { useSignOut } from '../../session/sign-out.ts'
import { AccountLinks } from './account-links.tsx'
import styles from './menu-list.module.css'

export function AccountMenu() {
  const { t } = useLingui()
  const user = useUser()
  const signOut = useSignOut()
  if (!user) return null
  const name = user.fullName
  return (
    <Disclosure
      label={<span className={styles.name}>{name}</span>}
      name={t({ message: `Account of ${name}`, comment: 'The visible label is the name alone.' })}
    >
      <p className={styles.person}>{user.email}</p>
      <ul className={`${styles.list} ${styles.divided}`}>
        <AccountLinks user={user} />
        <li>
          <button type="button" onClick={signOut}>
            <Trans>Sign out</Trans>
          </button>
        </li>
      </ul>
    </Disclosure>
  )
}
