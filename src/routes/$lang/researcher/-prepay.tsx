import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useUser } from '../../../app/use-user.ts'
import { PrepayScreen } from '../../../features/prepay/prepay-screen.tsx'
import { PrepaymentsOffScreen } from '../../../features/prepay/prepayments-off-screen.tsx'

/** PrePay, where the site takes money in advance. */
export function PrePay({ number }: { number?: string }) {
  const { language, application } = useRouteContext({ from: '/$lang' })
  const user = useUser()
  const navigate = useNavigate()
  if (!application.features.prepay_enabled) return <PrepaymentsOffScreen />
  if (!user) return null
  const sayPaid = () =>
    navigate({
      to: '/$lang/researcher/prepay/complete/$type',
      params: { lang: language, type: 'success' },
      replace: true,
    })
  return (
    <PrepayScreen
      key={number}
      application={application}
      user={user}
      language={language}
      number={number}
      onPaid={sayPaid}
    />
  )
}
