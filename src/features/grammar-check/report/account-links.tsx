import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { TextLink } from '../../../ui/page/text-link.tsx'

/** Both ways of a visitor to an account; they lead back to this page. */
export function AccountLinks({ language: lang }: { language: SiteLanguage }) {
  const redirect = useLocation({ select: ({ href }) => href })
  const linkProps = { params: { lang }, search: { redirect } }
  return (
    <Trans>
      <TextLink to="/$lang/login" {...linkProps}>
        Sign in
      </TextLink>{' '}
      or{' '}
      <TextLink to="/$lang/register" {...linkProps}>
        create an account
      </TextLink>
    </Trans>
  )
}
