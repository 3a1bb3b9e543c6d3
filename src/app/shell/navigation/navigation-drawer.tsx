import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import type { MouseEvent, RefObject } from 'react'
import { useUser } from '../../../domain/account/use-user.ts'
import { signInSearchFrom } from '../../../domain/sign-in/sign-in-rules.ts'
import { AppLink, ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Icon } from '../../../ui/page/icon.tsx'
import { useSignOut } from '../../session/sign-out.ts'
import { AccountLinks } from './account-links.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { isRestricted } from './navigation.ts'
import styles from './navigation-drawer.module.css'

type Props = { ref: RefObject<HTMLDialogElement | null> }

export function NavigationDrawer({ ref }: Props) {
  const { t } = useLingui()
  const signInLink = useLocation({ select: signInSearchFrom })
  const { application } = useRouteContext({ from: '/$lang' })
  const user = useUser()
  const signOut = useSignOut()
  const help = (
    <ExternalLink look="bare" href={application.config.links.support}>
      <Trans>Help</Trans>
    </ExternalLink>
  )
  const close = () => ref.current?.close()
  const closeOnChoice = (event: MouseEvent) => {
    const { target, currentTarget } = event
    const onBackdrop = target === currentTarget
    if (onBackdrop || (target instanceof Element && target.closest('a'))) close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself, and links click by Enter
    <dialog ref={ref} className={styles.drawer} aria-label={t`Menu`} onClick={closeOnChoice}>
      <div className={styles.sheet}>
        <button type="button" className={styles.close} aria-label={t`Close`} onClick={close}>
          <Icon name="close" />
        </button>
        <MainNavigation stacked />
        {user ? (
          <div className={styles.account}>
            <p>
              <strong>{user.fullName}</strong>
              <br />
              {user.email}
            </p>
            {isRestricted(user) ? null : (
              <ul className={styles.links}>
                <AccountLinks user={user} />
              </ul>
            )}
            {help}
            <Button
              onClick={() => {
                close()
                signOut()
              }}
            >
              <Trans>Sign out</Trans>
            </Button>
          </div>
        ) : (
          <div className={styles.account}>
            <AppLink look="bare" to="/$lang/login" search={signInLink}>
              <Trans>Sign in</Trans>
            </AppLink>
            {help}
          </div>
        )}
      </div>
    </dialog>
  )
}
