import type {
  FormService,
  FormServiceOption,
  OrderForm,
} from '../../../api/order-form/order-form.ts'
import type { DeliveryTier } from '../../../api/order-form/order-form-services.ts'
import type { TileColumns } from '../../../ui/form/fields/tile-grid.tsx'

const textClasses: ReadonlySet<FormService['type']> = new Set(['editing', 'translation', 'rework'])

export function textServices({ availableServices }: Pick<OrderForm, 'availableServices'>) {
  return availableServices
    .filter(({ type }) => textClasses.has(type))
    .toSorted((one, other) => Number(other.featured) - Number(one.featured))
}

/** Editing and rework may be declined, a translation may not. */
export function canDecline(services: readonly Pick<FormService, 'type'>[]): boolean {
  return services.some(({ type }) => type === 'editing' || type === 'rework')
}

/** Two or three tiles to a row, whichever leaves fewer gaps in the last row. */
export function columnsFor(tiles: number): TileColumns {
  if (tiles < 2) return 1
  if (tiles === 2) return 2
  const gaps = (columns: number) => (columns - (tiles % columns)) % columns
  return gaps(2) < gaps(3) ? 2 : 3
}

const holds = (range: FormServiceOption['wordCount'], words: number | null) =>
  range === null ||
  words === null ||
  (words >= range.min && (range.max === null || words <= range.max))

/** Options for this length, cheapest first; those that need a quote come last. */
export function fittingOptions(
  options: readonly FormServiceOption[],
  words: number | null,
): FormServiceOption[] {
  const priceOf = ({ price }: FormServiceOption) => price ?? Number.POSITIVE_INFINITY
  return options
    .filter(({ wordCount }) => holds(wordCount, words))
    .toSorted((one, other) => (priceOf(one) < priceOf(other) ? -1 : 1))
}

/** What the service is bought as; undefined unless exactly one option is left. */
export function optionFor(
  { serviceOptions }: Pick<FormService, 'serviceOptions'>,
  words: number | null,
  tier: DeliveryTier = 'standard',
): FormServiceOption | undefined {
  const options = fittingOptions(serviceOptions, words)
  const [option, ...others] = options.filter(({ deliveryTier }) => deliveryTier === tier)
  return others.length === 0 ? option : undefined
}

export const isSold = (
  service: Pick<FormService, 'disabled' | 'serviceOptions'>,
  words: number | null,
): boolean => !service.disabled && optionFor(service, words) !== undefined

/** The tier chosen so far where the service has it, else standard. */
export function tierFor(
  service: Pick<FormService, 'serviceOptions'>,
  words: number | null,
  chosen: DeliveryTier,
): DeliveryTier {
  return optionFor(service, words, chosen) ? chosen : 'standard'
}

type NextInput = {
  isSaving: boolean
  isDeclined: boolean
  isChosen: boolean
  canBeDeclined: boolean
  isTextKnown: boolean
}

export type NextBlock = 'saving' | 'nothing-chosen' | 'nothing-chosen-or-declined' | 'text-unknown'

export function nextBlock(input: NextInput): NextBlock | undefined {
  const { isSaving, isDeclined, isChosen, canBeDeclined, isTextKnown } = input
  if (isSaving) return 'saving'
  if (isDeclined) return undefined
  if (!isChosen) return canBeDeclined ? 'nothing-chosen-or-declined' : 'nothing-chosen'
  return isTextKnown ? undefined : 'text-unknown'
}
