import { createFileRoute, redirect } from '@tanstack/react-router'
import { paymentStatusQuery } from '../../../../api/payment.ts'
import { invoicesKey } from '../../../../api/query-keys.ts'
import { forgetPayOffDraft } from '../../../../features/invoices/pay-off/pay-off-draft.ts'
import { isPaidOff, payOffOutcome } from '../../../../features/invoices/pay-off/pay-off-outcome.ts'
import { receiptSearch } from '../../../../lib/search/receipt-search.ts'
import { showMessage } from '../../../../ui/messages/message-store.ts'

export const Route = createFileRoute('/$lang/researcher/invoices/unpaid/$type')({
  staticData: { access: 'signed-in', feature: 'invoices' },
  validateSearch: receiptSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { type }, deps: { receipt }, preload }) => {
    const { queryClient, language, user } = context
    if (preload || !user) return
    // Optional: without it message and receipt are less exact.
    const payment = receipt
      ? await queryClient
          .fetchQuery({ ...paymentStatusQuery(receipt), staleTime: 0 })
          .catch(() => undefined)
      : undefined
    const isPaid = isPaidOff(type, payment?.status)
    const message = payOffOutcome(type, payment)
    if (message) showMessage(message)
    if (payment && isPaid) forgetPayOffDraft(user.identity, payment.invoiceNumbers)
    await queryClient.invalidateQueries({ queryKey: invoicesKey, refetchType: 'none' })
    throw redirect({
      to: '/$lang/researcher/invoices/{-$status}',
      params: { lang: language, status: 'unpaid' },
      search: {
        receipt: payment && receipt,
        sent: isPaid && !payment ? true : undefined,
        unpaid: isPaid ? undefined : true,
      },
      replace: true,
    })
  },
})
