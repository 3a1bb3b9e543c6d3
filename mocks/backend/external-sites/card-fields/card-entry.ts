/** What is typed into the card provider's fields. */
export type CardEntry = { number: string; expires: string; code: string }

export type CardPart = keyof CardEntry

/** What the provider hands over in place of a card. */
export type EnteredCard = { nonce: string; type: string; lastFour: string }

/**
 * Which parts of a card cannot be right at `now` (epoch milliseconds): a number by its length and
 * check digit (Luhn, ISO/IEC 7812-1), a month that is over or more than 20 years away, a code of
 * another length than the brand's. Names nothing outside of itself, since the provider's page takes its text along.
 */
export function wrongParts({ number, expires, code }: CardEntry, now: number): CardPart[] {
  const digits = number.replaceAll(/[\s-]/g, '')
  let sum = 0
  for (const [place, digit] of [...digits].reverse().entries()) {
    const counted = Number(digit) * (place % 2 === 0 ? 1 : 2)
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

/**
 * What stands for a card in a payment: its nonce by its last four digits, its brand by its first
 * ones. Names nothing outside of itself, as above.
 */
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
