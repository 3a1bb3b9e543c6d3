import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Outlet, useRouteContext, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { MessageRegion } from '../../ui/messages/message-region.tsx'
import { PageColumn } from '../../ui/page/layout/page-grid.tsx'
import { focusPageHeading } from '../../ui/page/layout/page-heading.tsx'
import { mainId, SkipLink } from '../../ui/page/layout/skip-link.tsx'
import { PartOfPage } from '../../ui/states/part-of-page.tsx'
import { SessionEndNotice } from '../session/session-end-notice.tsx'
import { Banners } from './banners/banners.tsx'
import { askForConsent } from './consent-script.ts'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { LoadingLine } from './loading-line.tsx'
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
