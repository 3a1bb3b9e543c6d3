import { Trans, useLingui } from '@lingui/react/macro'
import { useUser } from '../../../domain/account/use-user.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { PageColumn } from '../../../ui/page/layout/page-grid.tsx'
import { useSignOut } from '../../session/sign-out.ts'
import styles from './impersonation-bar.module.css'

export function ImpersonationBar() {
  const { t } = useLingui()
  const user = useUser()
  const signOut = useSignOut()
  if (!user?.impersonatorIdentity) return null
  const { fullName: name, email } = user
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
