import { Trans } from '@lingui/react/macro'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { WaysToAccount } from './ways-to-account.tsx'

/** Tells a visitor without an account how to keep a report; both ways lead back to it. */
export function KeepReport({ language }: { language: SiteLanguage }) {
  return (
    <Notice
      tone="plain"
      title={<Trans>Keep this report</Trans>}
      action={<WaysToAccount language={language} />}
    >
      <Trans>With an account, you'll find it in your list on every device.</Trans>
    </Notice>
  )
}
