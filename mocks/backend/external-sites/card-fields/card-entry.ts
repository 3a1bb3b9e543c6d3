import type { Instant } from '../../../../src/lib/instant.ts'

type CardEntry = { number: string; expires: string; code: string }

export type CardPart = keyof CardEntry

type EnteredCard = { nonce: string; type: string; lastFour: string }

/** Self-contained: its source is inlined into a page. Luhn: ISO/IEC 7812-1. `now`: milliseconds. */
export function wrongParts({ number, expires, code }: CardEntry, now: Instant): CardPart[] {
  const digits = number.replaceAll(/[\s-]/g, '')
  let sum = 0
  for (const [position, digit] of [...digits].reverse().entries()) {
    const counted = Number(digit) * (position % 2 === 0 ? 1 : 2)
    sum += counted > 9 ? counted - 9 : counted
  }
  const isNumber = /^\d{13,19}$/.test(digits) && sum % 10 === 0

  const [, month, year] = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})$/.exec(expires.trim()) ?? []
  const today = new Date(now)
  const left =
    (2000 + Number(year) - today.getUTCFullYear()) * 12 + Number(month) - 1 - today.getUTCMonth()
  const isValid = left >= 0 && left <= 240

  const isCode = /^3[47]/.test(digits) ? /^\d{4}$/.test(code.trim()) : /^\d{3}$/.test(code.trim())

  const wrong: CardPart[] = []
  if (!isNumber) wrong.push('number')
  if (!isValid) wrong.push('expires')
  if (!isCode) wrong.push('code')
  return wrong
}

/** Nonce by the last four digits, brand by the first ones. Self-contained, as above. */
export function cardOf(number: string, nonces: Readonly<Record<string, string>>): EnteredCard {
  const digits = number.replaceAll(/[\s-]/g, '')
  const lastFour = digits.slice(-4)
  const brands: [name: string, first: RegExp][] = [
    ['Visa', /^4/],
    ['Mastercard', /^(5[1-5]|2[2-7])/],
    ['American Express', /^3[47]/],
    ['JCB', /^35/],
    ['Discover', /^6(011|4|5)/],
    ['UnionPay', /^62/],
  ]
  const type = brands.find(([, first]) => first.test(digits))?.[0] ?? 'Card'
  return { nonce: nonces[lastFour] ?? `card-approved-${lastFour}`, type, lastFour }
}
