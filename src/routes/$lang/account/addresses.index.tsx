import { createFileRoute } from '@tanstack/react-router'
import { accountQuery } from '../../../api/account.ts'
import { prefetchWithTimeout } from '../../../lib/browser/prefetch-with-timeout.ts'
import { AddressPage } from '../../../screens/address-page.tsx'
import { addressSearch } from '../../../screens/address-search.ts'

export const Route = createFileRoute('/$lang/account/addresses/')({
  staticData: { access: 'signed-in' },
  validateSearch: addressSearch,
  loader: ({ context: { queryClient } }) =>
    prefetchWithTimeout(queryClient.prefetchQuery(accountQuery())),
  component: NewAddress,
})

function NewAddress() {
  const { purpose } = Route.useSearch()
  return <AddressPage purpose={purpose} />
}
