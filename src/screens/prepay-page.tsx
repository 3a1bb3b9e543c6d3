import { useNavigate, useRouteContext } from '@tanstack/react-router'
import type { PaymentAnswer } from '../api/payment.ts'
import { useUser } from '../domain/account/use-user.ts'
import { EarlierPrepayments } from '../features/prepay/earlier-prepayments.tsx'
import { PrepayScreen } from '../features/prepay/prepay-screen.tsx'
import { PrepaymentsDisabledScreen } from '../features/prepay/prepayments-disabled-screen.tsx'
import type { PayOffSearch } from '../lib/search/pay-off-search.ts'

type Props = PayOffSearch & { number?: string }

export function PrepayPage({ number, receipt, sent, unpaid }: Props) {
  const { application } = useRouteContext({ from: '/$lang' })
  const user = useUser()
  const navigate = useNavigate({ from: '/$lang' })
  if (!application.features.prepay_enabled) {
    return (
      <>
        <PrepaymentsDisabledScreen />
        {user && user.prepayments.length > 0 ? (
          <EarlierPrepayments site={application} user={user} />
        ) : null}
      </>
    )
  }
  if (!user) return null
  const showReceipt = ({ receiptCode }: PaymentAnswer) =>
    navigate({
      to: '/$lang/researcher/prepay/complete/$type',
      params: { type: 'success' },
      search: { receipt: receiptCode },
      replace: true,
    })
  return (
    <PrepayScreen
      key={number ?? receipt ?? String(sent)}
      application={application}
      user={user}
      number={number}
      receipt={receipt}
      isSent={sent}
      isUnpaid={unpaid}
      onPaid={showReceipt}
    />
  )
}
