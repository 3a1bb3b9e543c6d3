import { parseInstant } from '../../../../src/lib/calendar.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import { fromDollars } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { LATER_SERVICES } from '../../reference-data/services/follow-up-services.ts'
import { formService, type ReferenceService } from '../../reference-data/services/form-services.ts'
import { wordBins } from '../../reference-data/services/word-bins.ts'
import { formatAmount } from '../format-amount.ts'
import { orderedService } from '../pricing/ordered-service.ts'
import { dollarsFor } from '../pricing/service-price.ts'
import { dueAfter } from '../pricing/working-calendar.ts'

export type ServiceSetting = {
  order: Schemas['Order']
  wordCount: number | null
  currency: Schemas['Currency']
  site: Schemas['LocalizationCode']
  companyName: string
}

const typeOrder: Schemas['ServiceType'][] = [
  'editing',
  'translation',
  'formatting',
  'figures',
  'journalrec',
  'promotion',
]

export function orderServiceOf(id: string): Schemas['OrderService'] | undefined {
  const service = LATER_SERVICES.includes(id) ? formService(id) : undefined
  return service && orderedService(service)
}

export function lengthOptions(
  service: ReferenceService,
  currency: Schemas['Currency'],
): Schemas['AvailableServiceOption'][] {
  const { identity, name, price } = service
  const option = (
    dollars: number,
    low: number,
    high: number | null,
    label = name,
  ): Schemas['AvailableServiceOption'] => {
    const amount = fromDollars(dollars, currency)
    const id = `${identity}-${low}`
    const written = formatAmount(amount, currency)
    const lengths = { lengthLow: low, lengthHigh: high }
    return { id, serviceId: identity, name: label, price: amount, priceLabel: written, ...lengths }
  }
  const dollars = (wordCount: number | null) =>
    dollarsFor(service, { wordCount, languageId: null, quantity: 1 }) ?? 0
  if (price.by === 'agreement') return []
  if (price.by !== 'words') return [option(dollars(null), 0, null)]
  return wordBins.map(({ min, max, name: range }) =>
    option(dollars(max), min, max, `${name}, ${range}`),
  )
}

/** The options for a length, cheapest first; all while the length is unknown. */
export function optionsForLength(
  options: readonly Schemas['AvailableServiceOption'][],
  length: number | null,
): Schemas['AvailableServiceOption'][] {
  return options
    .filter(
      ({ lengthLow, lengthHigh }) =>
        length === null || (length >= lengthLow && (lengthHigh === null || length <= lengthHigh)),
    )
    .toSorted((a, b) => a.price - b.price)
}

export function hasPrice(id: string, { currency, wordCount }: ServiceSetting): boolean {
  const service = formService(id)
  return !!service && optionsForLength(lengthOptions(service, currency), wordCount).length === 1
}

/** Added services follow the existing work, and the slowest decides; null while there is no deadline. */
export function deadlineWith(
  { order, site }: Pick<ServiceSetting, 'order' | 'site'>,
  added: readonly string[],
): string | null {
  if (order.deadline === null) return null
  const days = added.map((id) => formService(id)?.days ?? 0)
  if (days.length === 0) return order.deadline
  return isoOf(dueAfter(site, parseInstant(order.deadline), Math.max(...days)))
}

export function availableServices(setting: ServiceSetting): Schemas['OrderServiceGroup'][] {
  const { order, wordCount, currency, companyName } = setting
  const editsAlready = order.services.some(
    ({ type }) => type === 'editing' || type === 'translation',
  )
  const services = LATER_SERVICES.flatMap((id) => {
    const service = formService(id)
    const entry = orderServiceOf(id)
    if (!service || !entry || order.services.some((candidate) => candidate.id === id)) return []
    if (editsAlready && service.price.by === 'words') return []
    const options = lengthOptions(service, currency)
    const [first] = optionsForLength(options, wordCount)
    if (!first) return []
    const { type, ...shown } = entry
    const { price, priceLabel: label } = first
    const deadline = deadlineWith(setting, [id])
    return [
      {
        type,
        entry: { ...shown, brand: companyName, price, priceLabel: label, deadline, options },
      },
    ]
  })
  return typeOrder
    .map((type) => ({
      type,
      services: services.filter((candidate) => candidate.type === type).map(({ entry }) => entry),
    }))
    .filter((group) => group.services.length > 0)
}
