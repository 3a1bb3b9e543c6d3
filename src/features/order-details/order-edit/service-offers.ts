import type { AvailableService, OrderServiceGroup } from '../../../api/orders/order-changes.ts'
import type { OrderDetails } from '../../../api/orders.ts'
import { roundMoney } from '../../../domain/money/round-money.ts'

type Option = AvailableService['options'][number]

export type ServiceOffer = {
  service: AvailableService
  /** In the currency of the order. */
  price: number
  /** The length decides, and is not known yet: the service can't be added. */
  isLowestPrice: boolean
}

export type OfferGroup = { type: OrderServiceGroup['type']; offers: ServiceOffer[] }

/** Options for a length in words, cheapest first; all of them while it is unknown. */
export function optionsForLength(options: readonly Option[], length: number | null): Option[] {
  return options
    .filter(
      ({ lengthLow, lengthHigh }) =>
        length === null || (length >= lengthLow && (lengthHigh === null || length <= lengthHigh)),
    )
    .toSorted((one, other) => one.price - other.price)
}

function offersOf(
  services: readonly AvailableService[],
  { services: ordered, wordCount }: Pick<OrderDetails, 'services' | 'wordCount'>,
): ServiceOffer[] {
  return services.flatMap((service) => {
    const [cheapest, ...others] = optionsForLength(service.options, wordCount)
    if (!cheapest || ordered.some(({ id }) => id === service.id)) return []
    return {
      service,
      price: cheapest.price,
      isLowestPrice: others.length > 0,
    }
  })
}

/** Services without an option for the length, and ordered ones, are left out. */
export function offerGroupsOf(
  groups: readonly OrderServiceGroup[],
  order: Pick<OrderDetails, 'services' | 'wordCount'>,
): OfferGroup[] {
  return groups
    .map(({ type, services }) => ({ type, offers: offersOf(services, order) }))
    .filter(({ offers }) => offers.length > 0)
}

const allOffers = (groups: readonly OfferGroup[]) => groups.flatMap(({ offers }) => offers)

export const chosenOffers = (groups: readonly OfferGroup[], added: readonly string[]) =>
  allOffers(groups).filter(
    ({ service, isLowestPrice }) => !isLowestPrice && added.includes(service.id),
  )

export const asksForLength = (
  services: readonly OrderServiceGroup[],
  order: Pick<OrderDetails, 'services' | 'wordCount'>,
): boolean => allOffers(offerGroupsOf(services, order)).some(({ isLowestPrice }) => isLowestPrice)

/** What is wrong with an entered length, undefined where the price of each added service is known. */
export function lengthProblem(
  services: readonly OrderServiceGroup[],
  order: Pick<OrderDetails, 'services' | 'wordCount'>,
  { added, length }: { added: readonly string[]; length: number | null },
): 'missing' | 'not-sold' | undefined {
  const byLength = allOffers(offerGroupsOf(services, order))
    .filter(({ service, isLowestPrice }) => isLowestPrice && added.includes(service.id))
    .map(({ service }) => service.id)
  if (byLength.length === 0) return undefined
  if (length === null) return 'missing'
  const sold = chosenOffers(offerGroupsOf(services, { ...order, wordCount: length }), byLength)
  return sold.length < byLength.length ? 'not-sold' : undefined
}

export const totalPrice = (
  offers: readonly Pick<ServiceOffer, 'price'>[],
  currency: Pick<OrderDetails['currency'], 'numDecimals'>,
): number =>
  roundMoney(
    offers.reduce((sum, { price }) => sum + price, 0),
    currency,
  )

export const asksForJournal = (
  { services }: Pick<OrderDetails, 'services'>,
  offers: readonly Pick<ServiceOffer, 'service'>[],
): boolean =>
  [...services, ...offers.map(({ service }) => service)].some(
    ({ journalDetails }) => journalDetails.required,
  )
