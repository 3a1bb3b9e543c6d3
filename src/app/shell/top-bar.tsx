import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import { useRef } from 'react'
import { useUser } from '../../domain/account/use-user.ts'
import { signInSearchFrom } from '../../features/auth/sign-in-rules.ts'
import { AppLink, ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import { Icon } from '../../ui/page/icon.tsx'
import { PageColumn } from '../../ui/page/layout/page-grid.tsx'
import { Mark } from '../../ui/page/mark.tsx'
import { Greeting } from './banners/greeting.tsx'
import { ImpersonationBar } from './banners/impersonation-bar.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MainNavigation } from './navigation/main-navigation.tsx'
import { NavigationDrawer } from './navigation/navigation-drawer.tsx'
import { SubNavigation } from './navigation/sub-navigation.tsx'
import styles from './top-bar.module.css'

export function TopBar() {
  const { t } = useLingui()
  const signInLink = useLocation({ select: signInSearchFrom })
  const { application } = useRouteContext({ from: '/$lang' })
  const user = useUser()
  const drawer = useRef<HTMLDialogElement>(null)
  return (
    <header className={styles.top}>
      <ImpersonationBar />
      <PageColumn>
        <div className={styles.bar}>
          <AppLink look="bare" to="/$lang" className={styles.logo} activeOptions={{ exact: true }}>
            <Mark />
          </AppLink>
          {user ? null : (
            <div className={styles.wide}>
              <MainNavigation />
            </div>
          )}
          <div className={styles.tools}>
            <span className={styles.help}>
              <ExternalLink look="bare" href={application.config.links.support}>
                <Trans>Help</Trans>
              </ExternalLink>
            </span>
            <LanguageSwitch />
            {user ? (
              <Greeting />
            ) : (
              <AppLink look="bare" to="/$lang/login" search={signInLink} className={styles.signIn}>
                <Trans>Sign in</Trans>
              </AppLink>
            )}
            <button
              type="button"
              className={styles.menu}
              aria-label={t`Menu`}
              aria-haspopup="dialog"
              onClick={() => drawer.current?.showModal()}
            >
              <Icon name="menu" size={20} />
            </button>
          </div>
        </div>
      </PageColumn>
      <SubNavigation />
      <NavigationDrawer ref={drawer} />
    </header>
  )
}
