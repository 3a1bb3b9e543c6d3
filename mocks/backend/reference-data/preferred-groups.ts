/** The discount amount is in US dollars or per cent. */
export type GroupOffer = {
  readonly code: string
  readonly greetingText: string | null
  readonly discount: number | null
  readonly percentageDiscount: number | null
  readonly shareable: boolean
  readonly membershipDisplayed: boolean
  /** Closed groups accept no new members; existing members stay. */
  readonly open: boolean
}

const usual = {
  greetingText: null,
  discount: null,
  percentageDiscount: null,
  shareable: true,
  membershipDisplayed: true,
  open: true,
} as const

export const preferredGroups = [
  {
    ...usual,
    code: 'MARSHLAB',
    greetingText: 'Welcome to the Marsh Lab. We look forward to your next manuscript.',
    percentageDiscount: 10,
  },
  {
    ...usual,
    code: 'HYDROSOC',
    greetingText: 'Welcome, member of the Society for Hydrology.',
    discount: 25,
    shareable: false,
  },
  { ...usual, code: 'EMORYPH', percentageDiscount: 15 },
  { ...usual, code: 'QUIETCLUB', percentageDiscount: 5, membershipDisplayed: false },
  { ...usual, code: 'SPRING2019', percentageDiscount: 20, open: false },
] as const satisfies readonly GroupOffer[]

export type GroupCode = (typeof preferredGroups)[number]['code']

export function groupOf(typed: string): GroupOffer | undefined {
  const code = typed.trim().toUpperCase()
  return preferredGroups.find((group) => group.code === code)
}
