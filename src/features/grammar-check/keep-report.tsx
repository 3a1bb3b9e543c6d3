import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { TextLink } from '../../ui/page/text-link.tsx'

/** Tells a visitor without an account how to keep a report; both ways lead back to it. */
export function KeepReport({ language: lang }: { language: SiteLanguage }) {
  const redirect = useLocation({ select: ({ href }) => href })
  const way = { params: { lang }, search: { redirect } }
  return (
    <Notice
      tone="plain"
      title={<Trans>Keep this report</Trans>}
      action={
        <Trans>
          <TextLink to="/$lang/login" {...way}>
            Sign in
          </TextLink>{' '}
          or{' '}
          <TextLink to="/$lang/register" {...way}>
            create an account
          </TextLink>
        </Trans>
      }
    >
      <Trans>With an account, you find it again in your list, on every device.</Trans>
    </Notice>
  )
}
