import type { World } from '../../../world/galley-world.ts'

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const places = 6
const count = letters.length ** places
/** Prime to the number of letters, so that following orders look nothing like one another. */
const step = 234_567_891

function numberOf(counted: number): string {
  let rest = Number((BigInt(counted) * BigInt(step)) % BigInt(count))
  let text = ''
  for (let place = 0; place < places; place += 1) {
    text = `${letters[rest % letters.length]}${text}`
    rest = Math.floor(rest / letters.length)
  }
  return `GX${text}`
}

/** An order number that no order has yet, of letters that people do not mistake for one another. */
export function newOrderNumber(world: World): string {
  let number = numberOf(world.next('orders'))
  while (world.orders.get(number)) number = numberOf(world.next('orders'))
  return number
}
