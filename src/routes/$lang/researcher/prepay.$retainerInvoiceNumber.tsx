import { createFileRoute } from '@tanstack/react-router'
import { invoicesQuery } from '../../../api/invoices.ts'
import { prefetchWithTimeout } from '../../../app/startup/prefetch-with-timeout.ts'
import { PrePay } from './-prepay.tsx'

export const Route = createFileRoute('/$lang/researcher/prepay/$retainerInvoiceNumber')({
  staticData: {
    access: 'signed-in',
    feature: 'invoices',
    words: ['account', 'addresses', 'fapiao', 'payment', 'prepay'],
  },
  loader: ({ context: { queryClient } }) =>
    prefetchWithTimeout(queryClient.prefetchQuery(invoicesQuery())),
  component: () => <PrePay number={Route.useParams().retainerInvoiceNumber} />,
})
