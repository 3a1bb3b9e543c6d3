import { createFileRoute } from '@tanstack/react-router'
import { invoicesQuery } from '../../../../api/invoices.ts'
import { paymentStatusQuery } from '../../../../api/payment.ts'
import { prefetchWithTimeout } from '../../../../lib/browser/prefetch-with-timeout.ts'
import { payOffSearch } from '../../../../lib/search/pay-off-search.ts'
import { PrepayPage } from '../../../../screens/prepay-page.tsx'

export const Route = createFileRoute('/$lang/researcher/prepay/')({
  staticData: {
    access: 'signed-in',
    feature: 'invoices',
  },
  validateSearch: payOffSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { receipt } }) =>
    prefetchWithTimeout(
      queryClient.prefetchQuery(invoicesQuery()),
      ...(receipt ? [queryClient.prefetchQuery(paymentStatusQuery(receipt))] : []),
    ),
  component: () => <PrepayPage {...Route.useSearch()} />,
})
