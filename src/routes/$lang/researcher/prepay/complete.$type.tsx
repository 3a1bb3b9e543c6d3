import { createFileRoute, redirect } from '@tanstack/react-router'
import { paymentStatusQuery } from '../../../../api/payment.ts'
import { invoicesKey } from '../../../../api/query-keys.ts'
import { forgetPrepayDrafts } from '../../../../features/prepay/prepay-draft.ts'
import { invoiceToReturnTo, prepayOutcome } from '../../../../features/prepay/prepay-outcome.ts'
import { PrepaymentsDisabledScreen } from '../../../../features/prepay/prepayments-disabled-screen.tsx'
import { receiptSearch } from '../../../../lib/search/receipt-search.ts'
import { showMessage } from '../../../../ui/messages/message-store.ts'

export const Route = createFileRoute('/$lang/researcher/prepay/complete/$type')({
  staticData: { access: 'signed-in', feature: 'invoices' },
  validateSearch: receiptSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps: { receipt }, preload }) => {
    const { queryClient, application, language, user } = context
    if (preload || !user || !application.features.prepay_enabled) return
    const payment = receipt
      ? await queryClient
          .fetchQuery({ ...paymentStatusQuery(receipt), staleTime: 0 })
          .catch(() => undefined)
      : undefined
    const message = prepayOutcome(params.type, payment)
    if (message) showMessage(message)
    await queryClient.invalidateQueries({ queryKey: invoicesKey, refetchType: 'none' })
    const lang = { lang: language }
    if (params.type === 'success') {
      forgetPrepayDrafts(user)
      const search = payment ? { receipt } : { sent: true as const }
      throw redirect({ to: '/$lang/researcher/prepay', params: lang, search, replace: true })
    }
    const number = invoiceToReturnTo(user.identity, payment?.retainerInvoiceNumber)
    const search = { receipt: payment && receipt, unpaid: true as const }
    if (number === undefined) {
      throw redirect({ to: '/$lang/researcher/prepay', params: lang, search, replace: true })
    }
    throw redirect({
      to: '/$lang/researcher/prepay/$retainerInvoiceNumber',
      params: { ...lang, retainerInvoiceNumber: number },
      search,
      replace: true,
    })
  },
  component: PrepaymentsDisabledScreen,
})
