/** The surcharge as a share of the price, and the longest manuscript in words. */
export const rushDelivery = { share: 0.35, mostWords: 12_000 } as const
export const expressDelivery = { share: 0.75, fewestWords: 4_000, mostWords: 5_999 } as const

export const rushDiscountPercents: Readonly<Record<string, number>> = {
  'level-premier': 10,
  'level-elite': 20,
}
