import { createFileRoute } from '@tanstack/react-router'
import { invoicesQuery } from '../../../api/invoices.ts'
import { briefly } from '../../../app/briefly.ts'
import { PrePay } from './-prepay.tsx'

export const Route = createFileRoute('/$lang/researcher/prepay/')({
  staticData: {
    access: 'signed-in',
    feature: 'invoices',
    words: ['account', 'addresses', 'fapiao', 'payment', 'prepay'],
  },
  loader: ({ context: { queryClient } }) => briefly(queryClient.prefetchQuery(invoicesQuery())),
  component: () => <PrePay />,
})
