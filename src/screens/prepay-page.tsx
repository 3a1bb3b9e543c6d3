import { useNavigate, useRouteContext } from '@tanstack/react-router'
import type { PaymentAnswer } from '../api/payment.ts'
import { useUser } from '../domain/account/use-user.ts'
import { PrepayScreen } from '../features/prepay/prepay-screen.tsx'
import { PrepaymentsDisabledScreen } from '../features/prepay/prepayments-disabled-screen.tsx'

export function PrepayPage({ number, receipt }: { number?: string; receipt?: string }) {
  const { application } = useRouteContext({ from: '/$lang' })
  const user = useUser()
  const navigate = useNavigate({ from: '/$lang' })
  if (!application.features.prepay_enabled) return <PrepaymentsDisabledScreen />
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
      key={number ?? receipt}
      application={application}
      user={user}
      number={number}
      receipt={receipt}
      onPaid={showReceipt}
    />
  )
}
