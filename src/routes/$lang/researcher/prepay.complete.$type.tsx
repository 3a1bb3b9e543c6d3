import { createFileRoute, redirect } from '@tanstack/react-router'
import { invoicesKey } from '../../../api/invoices.ts'
import { forgetPrepayDrafts } from '../../../features/prepay/prepay-draft.ts'
import { prepayOutcome } from '../../../features/prepay/prepay-outcome.ts'
import { PrepaymentsOffScreen } from '../../../features/prepay/prepayments-off-screen.tsx'
import { showMessage } from '../../../ui/messages/message-store.ts'

/** Where a payment in advance ends: says how, and leads on to PrePay with the money loaded anew. */
export const Route = createFileRoute('/$lang/researcher/prepay/complete/$type')({
  staticData: { access: 'signed-in', feature: 'invoices', words: ['prepay'] },
  loader: async ({ context, params, preload }) => {
    const { queryClient, application, language, user } = context
    if (preload || !application.features.prepay_enabled) return
    showMessage(prepayOutcome(params.type))
    if (params.type === 'success' && user) forgetPrepayDrafts(user)
    await queryClient.invalidateQueries({ queryKey: invoicesKey, refetchType: 'none' })
    throw redirect({ to: '/$lang/researcher/prepay', params: { lang: language }, replace: true })
  },
  component: PrepaymentsOffScreen,
})
