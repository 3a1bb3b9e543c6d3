import { Trans } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { User } from '../../api/account.ts'
import { isRestricted } from './navigation.ts'

export function AccountLinks({ user }: { user: User }) {
  const { language: lang } = useRouteContext({ from: '/$lang' })
  if (isRestricted(user)) return null
  return (
    <>
      <li>
        <Link to="/$lang/account" params={{ lang }}>
          <Trans>Account and addresses</Trans>
        </Link>
      </li>
      <li>
        <Link to="/$lang/referral-rewards" params={{ lang }}>
          <Trans>My Referrals</Trans>
        </Link>
      </li>
      <li>
        <Link to="/$lang/researcher/coupons" params={{ lang }}>
          <Trans>Current Promotions</Trans>
        </Link>
      </li>
    </>
  )
}
