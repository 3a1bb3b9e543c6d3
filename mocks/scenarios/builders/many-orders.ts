import type { ServiceName } from '../../backend/catalogue/form-services.ts'
import type { OrderPlan } from './build-order.ts'
import { seededBy } from './seeded-by.ts'
import { day, hour } from './server-date.ts'

const usual: readonly (readonly ServiceName[])[] = [
  ['premiumEditing'],
  ['standardEditing'],
  ['premiumEditing', 'formatting'],
  ['premiumEditing', 'figures'],
  ['translation'],
  ['scientificEditing'],
]

/**
 * Plans of `count` finished and paid orders, one each `every` milliseconds going back from `from`
 * milliseconds before the start.
 */
export function finishedOrders(asked: {
  key: string
  count: number
  from: number
  every: number
}): OrderPlan[] {
  return Array.from({ length: asked.count }, (_, place) => {
    const key = `${asked.key} ${place + 1}`
    const { helpers, number } = seededBy(`finished ${key}`)
    const chosen = helpers.arrayElement(usual)
    const shift = number.int({ min: 0, max: Math.floor(asked.every / 2 / hour) }) * hour
    const orderedAgo = asked.from + place * asked.every + shift
    const dueIn = number.int({ min: 4, max: 8 }) * day - orderedAgo
    return { key, status: 'Completed', services: chosen, orderedAgo, dueIn, paid: true }
  })
}
