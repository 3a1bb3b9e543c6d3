import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { TextLink } from '../../../ui/page/text-link.tsx'

/** Both ways of a visitor to an account; they lead back to this page. */
export function WaysToAccount({ language: lang }: { language: SiteLanguage }) {
  const redirect = useLocation({ select: ({ href }) => href })
  const way = { params: { lang }, search: { redirect } }
  return (
    <Trans>
      <TextLink to="/$lang/login" {...way}>
        Sign in
      </TextLink>{' '}
      or{' '}
      <TextLink to="/$lang/register" {...way}>
        create an account
      </TextLink>
    </Trans>
  )
}
