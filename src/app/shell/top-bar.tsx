import { Trans, useLingui } from '@lingui/react/macro'
import { CatchBoundary, useLocation, useRouteContext, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { useUser } from '../../domain/account/use-user.ts'
import { signInSearchFrom } from '../../domain/sign-in/sign-in-rules.ts'
import { AppLink, ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import { Icon } from '../../ui/page/icon.tsx'
import { PageColumn } from '../../ui/page/layout/page-grid.tsx'
import { Mark } from '../../ui/page/mark.tsx'
import { LanguageList } from './language-list.tsx'
import { AccountMenu } from './navigation/account-menu.tsx'
import { MainNavigation } from './navigation/main-navigation.tsx'
import { greetsInFrame } from './navigation/navigation.ts'
import { NavigationDrawer } from './navigation/navigation-drawer.tsx'
import { SubNavigation } from './navigation/sub-navigation.tsx'
import { usePathBelow } from './navigation/use-path-below.ts'
import styles from './top-bar.module.css'

// Only staff load it.
const ImpersonationBar = lazy(async () => ({
  default: (await import('./banners/impersonation-bar.tsx')).ImpersonationBar,
}))

function Greeting() {
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

function LanguageSwitch() {
  const router = useRouter()
  const { language } = useRouteContext({ from: '/$lang' })
  const rest = useLocation({ select: ({ href }) => href.slice(language.length + 1) })
  return (
    <LanguageList
      language={language}
      rest={rest}
      onChoose={(href) =>
        void router.navigate({ href, state: true, replace: true, resetScroll: false })
      }
    />
  )
}

export function TopBar() {
  const { t } = useLingui()
  const signInLink = useLocation({ select: signInSearchFrom })
  const { application } = useRouteContext({ from: '/$lang' })
  const user = useUser()
  const drawer = useRef<HTMLDialogElement>(null)
  return (
    <header className={styles.top}>
      {user?.impersonatorIdentity ? (
        <CatchBoundary getResetKey={() => user.identity} errorComponent={() => null}>
          <Suspense>
            <ImpersonationBar user={user} />
          </Suspense>
        </CatchBoundary>
      ) : null}
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
