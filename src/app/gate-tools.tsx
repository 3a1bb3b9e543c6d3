import { i18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { siteLanguageOf } from '../i18n/locales.ts'
import { Button } from '../ui/page/button.tsx'
import { LanguageList } from './shell/language-list.tsx'
import bar from './shell/top-bar.module.css'
import { useSignOut } from './sign-out.ts'

/** What a page that stands in place of the application still offers: another language, and the way out. */
export function GateTools() {
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
