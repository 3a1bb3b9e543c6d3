import { useRouteContext } from '@tanstack/react-router'
import { Notice } from '../../ui/page/notice.tsx'
import { bannerAt } from './banner-words.ts'
import { CheckSpamBanner } from './check-spam-banner.tsx'
import { usePathBelow } from './use-path-below.ts'

/** What there is to know at the head of a page, whatever the page is about. */
export function Banners() {
  const { language } = useRouteContext({ from: '/$lang' })
  const words = bannerAt(usePathBelow(), language)
  return (
    <>
      <CheckSpamBanner />
      {words ? <Notice tone="plain">{words}</Notice> : null}
    </>
  )
}
