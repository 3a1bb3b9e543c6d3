import { createFileRoute } from '@tanstack/react-router'
import { invoicesQuery } from '../../../../api/invoices.ts'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'
import { payOffSearch } from '../../../../lib/search/pay-off-search.ts'
import { PrepayPage } from '../../../../screens/prepay-page.tsx'

export const Route = createFileRoute('/$lang/researcher/prepay/$retainerInvoiceNumber')({
  staticData: {
    access: 'signed-in',
    feature: 'invoices',
  },
  validateSearch: payOffSearch,
  loader: ({ context: { queryClient } }) =>
    prefetchWithTimeout(queryClient.prefetchQuery(invoicesQuery())),
  component: () => (
    <PrepayPage number={Route.useParams().retainerInvoiceNumber} {...Route.useSearch()} />
  ),
})
