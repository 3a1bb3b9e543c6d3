import { Trans } from '@lingui/react/macro'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { TextLink } from '../../ui/page/text-link.tsx'

/** What somebody without an account may miss. */
export function DiscountNotice({ language }: { language: SiteLanguage }) {
  return (
    <Notice
      tone="plain"
      title={<Trans>A discount for you</Trans>}
      action={
        <TextLink to="/$lang/register" params={{ lang: language }}>
          <Trans>Create an account</Trans>
        </TextLink>
      }
    >
      <Trans>
        Members can have professional editing and translation at a discount, and find all their
        scores again here.
      </Trans>
    </Notice>
  )
}
