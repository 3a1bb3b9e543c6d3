import { useQuery } from '@tanstack/react-query'
import { orderServicesQuery } from '../../../api/orders/order-changes.ts'
import type { OrderDetails } from '../../../api/orders.ts'
import { chosenOffers, offerGroupsOf } from './service-offers.ts'

/** Lengths are in words. */
export function useServiceOffers(order: OrderDetails) {
  const services = useQuery(orderServicesQuery(order.externalId))
  const sold = services.data ?? []
  const groupsFor = (length: number | null) =>
    offerGroupsOf(sold, { ...order, wordCount: order.wordCount ?? length })
  const offersOf = (added: readonly string[], length: number | null) =>
    chosenOffers(groupsFor(length), added)
  return { services, sold, groupsFor, offersOf }
}
