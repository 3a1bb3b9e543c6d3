import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Outlet, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useUser } from '../../domain/account/use-user.ts'
import { askForConsent } from '../../lib/browser/consent-script.ts'
import { MessageRegion } from '../../ui/messages/message-region.tsx'
import { PageColumn } from '../../ui/page/layout/page-grid.tsx'
import { focusPageHeading } from '../../ui/page/layout/page-heading.tsx'
import { mainId, SkipLink } from '../../ui/page/layout/skip-link.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { PartOfPage } from '../../ui/states/part-of-page.tsx'
import { SessionEndNotice } from '../session/session-end-notice.tsx'
import { bannerAt } from './banners/banner-messages.ts'
import { CheckSpamBanner } from './banners/check-spam-banner.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { usePathBelow } from './navigation/use-path-below.ts'
import { NetworkFailureNotice } from './network-failure-notice.tsx'
import { TopBar } from './top-bar.tsx'
import { WithinFrame } from './within-frame.ts'

function useFocusAfterNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusPageHeading()
      }),
    [router],
  )
}

function Banners() {
  const { language } = useRouteContext({ from: '/$lang' })
  const message = bannerAt(usePathBelow(), language, useUser())
  return (
    <>
      <CheckSpamBanner />
      {message ? <Notice tone="plain">{message}</Notice> : null}
    </>
  )
}

function LoadingLine() {
  const { t } = useLingui()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  if (!isLoading) return null
  return <div className={styles.line} role="progressbar" aria-label={t`The next page is loading`} />
}

/** The return type is explicit, since inferring it is circular through the router's types. */
export function Frame(): ReactNode {
  useFocusAfterNavigation()
  const { application } = useRouteContext({ from: '/$lang' })
  const { consentScriptUrl } = application.config
  useEffect(() => askForConsent(consentScriptUrl), [consentScriptUrl])
  return (
    <I18nProvider i18n={i18n}>
      <SkipLink />
      <LoadingLine />
      <div className={styles.frame}>
        <PartOfPage>
          <TopBar />
        </PartOfPage>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <PageColumn>
            <PartOfPage>
              <Banners />
            </PartOfPage>
            <MessageRegion />
            <WithinFrame value={true}>
              <Outlet />
            </WithinFrame>
          </PageColumn>
        </main>
        <PartOfPage>
          <Footer />
        </PartOfPage>
      </div>
      <NetworkFailureNotice />
      <SessionEndNotice />
    </I18nProvider>
  )
}
