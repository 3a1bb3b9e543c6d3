import type { Order } from '../../../api/orders.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { addDays } from '../../../lib/calendar.ts'
import { orderNumberIn } from '../order-number-in.ts'
import type { ReceivedPayment } from './received-payments.ts'
import { chartAmount, spendingOf } from './spending-by-month.ts'

type Services = readonly Pick<Order['services'][number], 'id' | 'name'>[]

/** Services that were ordered together are paid together. */
export type ServiceSpending = {
  key: string
  /** Undefined for what is paid without an order that is known. */
  services: Services | undefined
  amount: number
}

/** An invoice is made at the order, or when the work is done. */
const longestWork = 100

export function periodOfOrders(payments: readonly Pick<ReceivedPayment, 'invoicedAt'>[]) {
  const days = payments.map(({ invoicedAt }) => formatDate(invoicedAt, { zone: 'UTC' })).sort()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return { from: addDays(first, -longestWork), to: addDays(last, 1) }
}

function servicesOf(
  { order }: ReceivedPayment,
  known: ReadonlyMap<string, Services>,
): Services | undefined {
  const number = order === null ? undefined : orderNumberIn(order)
  const services = number === undefined ? undefined : known.get(number)
  return services?.length ? services : undefined
}

/** The largest first; what has no known order last. */
export function spendingByService(
  payments: readonly ReceivedPayment[],
  orders: readonly { externalId: string; services: Services }[],
): ServiceSpending[] {
  const known = new Map(orders.map(({ externalId, services }) => [externalId, services]))
  const groups = Map.groupBy(payments, (payment) => {
    const ids = servicesOf(payment, known)?.map(({ id }) => id) ?? []
    return ids.sort().join(' ')
  })
  const whole = spendingOf(payments)
  const rows = [...groups].map(([key, all]) => ({
    key,
    services: all[0] && servicesOf(all[0], known),
    amount: chartAmount(whole, spendingOf(all)),
  }))
  const rank = ({ services, amount }: ServiceSpending) => (services ? amount : -1)
  return rows.sort((one, another) => rank(another) - rank(one))
}
