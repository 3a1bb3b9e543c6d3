import type { Schemas } from '../../world/rows/contract-types.ts'

/** Prices follow from the full price in US dollars and the discount in per cent. */
export type DigitalProduct = {
  identity: string
  type: Schemas['DigitalProductType']
  name: string
  label: string | null
  /** US dollars before discount, for one use or for a year's subscription. */
  unitDollars: number
  /** Null for the subscription, which is unlimited. */
  uses: number | null
  discount: number
  languages: readonly Schemas['DigitalTranslationLanguage'][]
}

const editing: DigitalProduct = {
  identity: 'digital-editing-year',
  type: 'editing',
  name: 'Digital editing for one year',
  label: null,
  unitDollars: 170,
  uses: null,
  discount: 30,
  languages: [],
}

type Family = {
  prefix: string
  unitDollars: number
  languages: readonly Schemas['DigitalTranslationLanguage'][]
}

function packagesOf({ prefix, unitDollars, languages }: Family): DigitalProduct[] {
  const size = (uses: number, discount: number, label: string | null): DigitalProduct => ({
    identity: `${prefix}-${uses}`,
    type: 'translation',
    name: uses === 1 ? 'One translation' : `Package of ${uses} translations`,
    label,
    unitDollars,
    uses,
    discount,
    languages,
  })
  return [size(1, 0, null), size(5, 20, 'Most popular'), size(10, 30, 'Best value')]
}

export const digitalProducts: readonly DigitalProduct[] = [
  editing,
  ...packagesOf({
    prefix: 'translations',
    unitDollars: 40,
    languages: ['spanish-to-english', 'portuguese-to-english'],
  }),
  ...packagesOf({
    prefix: 'chinese-translations',
    unitDollars: 50,
    languages: ['chinese-to-english'],
  }),
]

export const chineseTrial: DigitalProduct = {
  identity: 'chinese-trial',
  type: 'translation',
  name: 'Free translation',
  label: null,
  unitDollars: 50,
  uses: 1,
  discount: 100,
  languages: ['chinese-to-english'],
}
