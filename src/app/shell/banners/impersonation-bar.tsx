import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../../api/account.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { PageColumn } from '../../../ui/page/layout/page-grid.tsx'
import { useSignOut } from '../../session/sign-out.ts'
import styles from './impersonation-bar.module.css'

type Props = { user: Pick<User, 'fullName' | 'email'> }

export function ImpersonationBar({ user: { fullName: name, email } }: Props) {
  const { t } = useLingui()
  const signOut = useSignOut()
  return (
    <section className={styles.bar} aria-label={t`Acting for a customer`}>
      <PageColumn>
        <div className={styles.line}>
          <p>
            <Trans>
              You are acting as {name} ({email}). Everything you do here happens in their account.
            </Trans>
          </p>
          <Button variant="text" onClick={signOut}>
            <Trans>Leave this account</Trans>
          </Button>
        </div>
      </PageColumn>
    </section>
  )
}
