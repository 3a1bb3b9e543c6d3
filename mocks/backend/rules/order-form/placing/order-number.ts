import type { World } from '../../../../world/galley-world.ts'

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 6
const count = letters.length ** codeLength
/** Coprime to the number of codes, so that consecutive numbers look unrelated. */
const step = 234_567_891

function numberOf(counted: number): string {
  let rest = Number((BigInt(counted) * BigInt(step)) % BigInt(count))
  let text = ''
  for (let position = 0; position < codeLength; position += 1) {
    text = `${letters[rest % letters.length]}${text}`
    rest = Math.floor(rest / letters.length)
  }
  return `GX${text}`
}

export function newOrderNumber(world: World): string {
  let number = numberOf(world.next('orders'))
  while (world.orders.get(number)) number = numberOf(world.next('orders'))
  return number
}
