import { Trans } from '@lingui/react/macro'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { AccountLinks } from './account-links.tsx'

export function KeepReport({ language }: { language: SiteLanguage }) {
  return (
    <Notice
      tone="plain"
      title={<Trans>Keep this report</Trans>}
      action={<AccountLinks language={language} />}
    >
      <Trans>With an account, you'll find it in your list on every device.</Trans>
    </Notice>
  )
}
