import { createFileRoute } from '@tanstack/react-router'
import { accountQuery, userQuery } from '../../../api/account.ts'
import { prefetchWithTimeout } from '../../../lib/browser/prefetch-with-timeout.ts'
import { AddressPage } from '../../../screens/address-page.tsx'
import { addressSearch } from '../../../screens/address-search.ts'

export const Route = createFileRoute('/$lang/account/addresses/$id')({
  staticData: { access: 'signed-in' },
  validateSearch: addressSearch,
  loader: ({ context: { queryClient, user }, params: { id } }) => {
    const isLoaded = user?.addresses.some((address) => address.id === id)
    // Another tab may have saved the address since the user was loaded.
    const look = isLoaded ? [] : [queryClient.prefetchQuery({ ...userQuery(), staleTime: 0 })]
    return prefetchWithTimeout(queryClient.prefetchQuery(accountQuery()), ...look)
  },
  component: SavedAddress,
})

function SavedAddress() {
  const { id } = Route.useParams()
  const { purpose } = Route.useSearch()
  return <AddressPage key={id} id={id} purpose={purpose} />
}
