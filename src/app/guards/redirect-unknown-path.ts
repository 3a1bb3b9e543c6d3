import { t } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'
import type { User } from '../../api/account.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { afterPath } from '../../lib/url/after-path.ts'
import { showMessage } from '../../ui/messages/message-store.ts'

type UnknownPathInput = {
  params: { _splat?: string }
  location: { href: string }
  preload: boolean
  context: { language: SiteLanguage; user: User | null }
}

export function redirectUnknownPath(input: UnknownPathInput): void {
  const { params, location, preload, context } = input
  const path = params._splat ?? ''
  if (!path.startsWith('researcher/')) return
  if (!preload && context.user) {
    const text = () => t`There is no page at /${path}. Here are your orders instead.`
    showMessage({ key: 'unknown-address', kind: 'info', text })
  }
  const href = `/${context.language}/researcher${afterPath(location.href)}`
  throw redirect({ href, replace: true })
}
