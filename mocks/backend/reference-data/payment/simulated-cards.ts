/** The bank's decision is part of the nonce; only the provider sees the card number. */
export const testCards = {
  approved: 'card-approved-4242',
  declined: 'card-declined-0002',
  threeD: 'card-three-d-3220',
} as const

/** Card numbers for these outcomes; every other number is approved. */
export const testCardNumbers: Record<keyof typeof testCards, string> = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  threeD: '4000 0000 0000 3220',
}

type CardDecision = 'approved' | 'declined' | 'three-d'

export function cardDecision(token: string): CardDecision | undefined {
  const word = /^(?:card|checkout)-(approved|declined|three-d)(?:-|$)/.exec(token)?.[1]
  return word === 'approved' || word === 'declined' || word === 'three-d' ? word : undefined
}
