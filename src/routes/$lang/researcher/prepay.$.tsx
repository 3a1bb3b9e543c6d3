import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '../../../app/later-page.tsx'
import { PrepaymentsOffScreen } from '../../../features/prepay/prepayments-off-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/prepay/$')({
  staticData: { access: 'signed-in', feature: 'invoices', words: ['prepay'] },
  component: PrePay,
})

function PrePay() {
  const { application } = Route.useRouteContext()
  if (!application.features.prepay_enabled) return <PrepaymentsOffScreen />
  return <LaterPage name={msg`PrePay`} />
}
