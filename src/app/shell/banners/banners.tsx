import { useRouteContext } from '@tanstack/react-router'
import { useUser } from '../../../domain/account/use-user.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { usePathBelow } from '../navigation/use-path-below.ts'
import { bannerAt } from './banner-messages.ts'
import { CheckSpamBanner } from './check-spam-banner.tsx'

export function Banners() {
  const { language } = useRouteContext({ from: '/$lang' })
  const message = bannerAt(usePathBelow(), language, useUser())
  return (
    <>
      <CheckSpamBanner />
      {message ? <Notice tone="plain">{message}</Notice> : null}
    </>
  )
}
