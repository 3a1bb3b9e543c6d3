import type { ServiceName } from '../../backend/catalogue/form-services.ts'
import type { OrderPlan } from './build-order.ts'
import type { Source } from './manuscript-title.ts'
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
    return drawFinished(seededBy(`finished ${key}`), { ...asked, key, place })
  })
}

/** The plan of one such order, at its place counted from 0. */
export function drawFinished(
  { helpers, number }: Source,
  { key, place, from, every }: { key: string; place: number; from: number; every: number },
): OrderPlan {
  const chosen = helpers.arrayElement(usual)
  const shift = number.int({ min: 0, max: Math.floor(every / 2 / hour) }) * hour
  const orderedAgo = from + place * every + shift
  const dueIn = number.int({ min: 4, max: 8 }) * day - orderedAgo
  return { key, status: 'Completed', services: chosen, orderedAgo, dueIn, paid: true }
}
