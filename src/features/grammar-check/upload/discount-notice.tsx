import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { TextLink } from '../../../ui/page/text-link.tsx'

export function DiscountNotice({ language }: { language: SiteLanguage }) {
  const redirect = useLocation({ select: ({ href }) => href })
  return (
    <Notice
      tone="plain"
      title={<Trans>A discount for you</Trans>}
      action={
        <TextLink to="/$lang/register" params={{ lang: language }} search={{ redirect }}>
          <Trans>Create an account</Trans>
        </TextLink>
      }
    >
      <Trans>
        Create an account for discounts on editing and translation, and to keep all your scores
        here.
      </Trans>
    </Notice>
  )
}
