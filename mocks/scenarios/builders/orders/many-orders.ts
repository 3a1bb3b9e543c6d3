import type { ServiceName } from '../../../backend/reference-data/services/form-services.ts'
import { type SeededSource, seededSource } from '../seeded-source.ts'
import { day, hour } from '../server-date.ts'
import type { OrderPlan } from './build-order.ts'

const usual: readonly (readonly ServiceName[])[] = [
  ['premiumEditing'],
  ['standardEditing'],
  ['premiumEditing', 'formatting'],
  ['premiumEditing', 'figures'],
  ['translation'],
  ['scientificEditing'],
]

/** `count` finished and paid orders, `every` milliseconds apart, the newest `from` milliseconds before the start. */
export function finishedOrders(input: {
  key: string
  count: number
  from: number
  every: number
}): OrderPlan[] {
  const { from, every } = input
  return Array.from({ length: input.count }, (_, index) => {
    const key = `${input.key} ${index + 1}`
    const source = seededSource(`finished ${key}`)
    return generateFinished(source, key, () => {
      const shift = source.int({ min: 0, max: Math.floor(every / 2 / hour) }) * hour
      return from + index * every + shift
    })
  })
}

/** `age` is in milliseconds before the start. */
export function generateFinished(source: SeededSource, key: string, age: () => number): OrderPlan {
  const chosen = source.pick(usual)
  const orderedAgo = age()
  const dueIn = source.int({ min: 4, max: 8 }) * day - orderedAgo
  return { key, status: 'Completed', services: chosen, orderedAgo, dueIn, paid: true }
}
