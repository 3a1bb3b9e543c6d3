import type { QueryClient } from '@tanstack/react-query'
import type { Application } from '../../../api/application.ts'
import { orderFormQuery } from '../../../api/order-form/order-form.ts'
import { newOrderFormQuery } from '../../../api/order-form/order-form-start.ts'
import { textSearch } from '../../../lib/search/text-search.ts'
import { orderFormAddress } from './order-form-address.ts'

type Visit = {
  context: { queryClient: QueryClient; application: Application }
  location: { search: Record<string, unknown> }
  preload: boolean
}

/** Loader of a step: on a first visit, the form is asked for while the page is drawn. */
export function enterEarly({ context, location, preload }: Visit): void {
  const { queryClient, application } = context
  if (preload || queryClient.getQueryState(orderFormQuery().queryKey)) return
  const { orderFormVersion } = application.config
  const address = orderFormAddress(textSearch(location.search), orderFormVersion)
  void queryClient.prefetchQuery(newOrderFormQuery(address))
}
