import type { World } from '../../../world/galley-world.ts'

type PersonName = { firstName: string; lastName: string }

const firstNumber = 100
const longestName = 12
const withoutLatin = 'FRIEND'

export function newReferralCode(world: World, { firstName, lastName }: PersonName): string {
  const latin = (text: string) => text.normalize('NFD').replaceAll(/[^A-Za-z]/g, '')
  const name = `${latin(firstName).slice(0, 1)}${latin(lastName)}`.toUpperCase()
  const number = firstNumber + world.next('referral codes')
  return `${name.slice(0, longestName) || withoutLatin}${number}`
}
