import { Trans } from '@lingui/react/macro'
import type { User } from '../../../api/account.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { isRestricted } from './navigation.ts'

export function AccountLinks({ user }: { user: User }) {
  if (isRestricted(user)) return null
  return (
    <>
      <li>
        <AppLink look="bare" marksPage to="/$lang/account">
          <Trans>Account and addresses</Trans>
        </AppLink>
      </li>
      <li>
        <AppLink
          look="bare"
          marksPage
          to="/$lang/researcher/reviewer-response/{-$externalId}"
          params={{ externalId: undefined }}
        >
          <Trans>Answer to the reviewers</Trans>
        </AppLink>
      </li>
      <li>
        <AppLink look="bare" marksPage to="/$lang/referral-rewards">
          <Trans>My Referrals</Trans>
        </AppLink>
      </li>
      <li>
        <AppLink look="bare" marksPage to="/$lang/researcher/coupons">
          <Trans>Current Promotions</Trans>
        </AppLink>
      </li>
    </>
  )
}
