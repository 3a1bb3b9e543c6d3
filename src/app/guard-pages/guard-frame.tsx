import { i18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { siteLanguageOf } from '../../i18n/locales.ts'
import { MessageRegion } from '../../ui/messages/message-region.tsx'
import { Button } from '../../ui/page/buttons/button.tsx'
import { useSignOut } from '../session/sign-out.ts'
import { LanguageList } from '../shell/language-list.tsx'
import { NetworkFailureNotice } from '../shell/network-failure-notice.tsx'
import { PlainFrame } from '../shell/plain-frame.tsx'
import bar from '../shell/top-bar.module.css'
import { Translated } from '../shell/translated.tsx'

function GuardTools() {
  const router = useRouter()
  const signOut = useSignOut()
  const rest = router.latestLocation.href.replace(/^\/[^/?#]*/, '')
  return (
    <div className={bar.tools}>
      <LanguageList language={siteLanguageOf(i18n.locale)} rest={rest} />
      <Button variant="text" onClick={signOut}>
        <Trans>Sign out</Trans>
      </Button>
    </div>
  )
}

export function GuardFrame({ children }: { children: ReactNode }) {
  return (
    <Translated>
      <PlainFrame tools={<GuardTools />}>
        <MessageRegion />
        {children}
      </PlainFrame>
      <NetworkFailureNotice />
    </Translated>
  )
}
