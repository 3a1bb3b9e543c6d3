/**
 * What stands for a card in a payment says how its bank decides: the word in it. The card's own
 * number is only ever seen by the provider.
 */
export const testCards = {
  approved: 'card-approved-4242',
  declined: 'card-declined-0002',
  threeD: 'card-three-d-3220',
} as const

/** The numbers that a person types for them at the provider; every other number is approved. */
export const testCardNumbers: Record<keyof typeof testCards, string> = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  threeD: '4000 0000 0000 3220',
}

export type CardVerdict = 'approved' | 'declined' | 'three-d'

/** How the bank decides on a card's nonce or checkout; undefined for a text that names no card. */
export function cardVerdict(token: string): CardVerdict | undefined {
  const word = /^(?:card|checkout)-(approved|declined|three-d)(?:-|$)/.exec(token)?.[1]
  return word === 'approved' || word === 'declined' || word === 'three-d' ? word : undefined
}
