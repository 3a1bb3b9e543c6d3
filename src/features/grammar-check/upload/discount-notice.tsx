import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Notice } from '../../../ui/page/notice.tsx'

export function DiscountNotice() {
  const redirect = useLocation({ select: ({ href }) => href })
  return (
    <Notice
      tone="plain"
      title={<Trans>A discount for you</Trans>}
      action={
        <AppLink to="/$lang/register" search={{ redirect }}>
          <Trans>Create an account</Trans>
        </AppLink>
      }
    >
      <Trans>
        Create an account for discounts on editing and translation, and to keep all your scores
        here.
      </Trans>
    </Notice>
  )
}
