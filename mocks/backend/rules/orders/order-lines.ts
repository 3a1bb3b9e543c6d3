import { fromDollars } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import type { OrderLine } from '../../../world/rows/order-placement.ts'
import { formService } from '../../reference-data/services/form-services.ts'
import { wordBinOf, wordBins } from '../../reference-data/services/word-bins.ts'
import { formatAmount } from '../format-amount.ts'
import { selectionsOf } from '../order-form/form-offers.ts'
import { dollarsFor } from '../pricing/service-price.ts'

/** Services priced on their own; those without a price, or whose length is unknown, are left out. */
export function soldLines(
  ids: readonly string[],
  { currency, wordCount }: { currency: Schemas['Currency']; wordCount: number | null },
): OrderLine[] {
  return ids.flatMap((id) => {
    const service = formService(id)
    if (!service) return []
    const isByWords = service.price.by === 'words'
    const bin = isByWords && wordCount !== null ? wordBinOf(wordCount) : undefined
    const words = bin ? { min: bin.min, max: bin.max } : null
    const dollars = dollarsFor(service, {
      wordCount: bin?.max ?? wordCount,
      languageId: null,
      quantity: 1,
    })
    if (dollars === null) return []
    const price = fromDollars(dollars, currency)
    const deliveryTier = 'standard' as const
    return { serviceIdentity: id, quantity: 1, deliveryTier, words, listPrice: price, price }
  })
}

export function linesOfForm(
  form: OrderFormRow,
  lineItems: readonly Schemas['LineItem'][],
): OrderLine[] {
  const selections = selectionsOf(form)
  const bin = form.wordCount === null ? undefined : wordBinOf(form.wordCount)
  return lineItems.map(({ serviceIdentity, listPrice, totalPrice }) => {
    const chosen = selections.find((selection) => selection.serviceIdentity === serviceIdentity)
    const isByWords = formService(serviceIdentity)?.price.by === 'words'
    return {
      serviceIdentity,
      quantity: chosen?.quantity ?? 1,
      deliveryTier: chosen?.deliveryTier ?? 'standard',
      words: isByWords && bin ? { min: bin.min, max: bin.max } : null,
      listPrice,
      price: totalPrice,
    }
  })
}

export function shownLine(
  line: OrderLine,
  currency: Schemas['Currency'],
): Schemas['OrderedServiceOption'] {
  const { serviceIdentity: serviceId, quantity, deliveryTier, words, listPrice, price } = line
  const name = formService(serviceId)?.name ?? serviceId
  const range = words && wordBins.find(({ min }) => min === words.min)?.name
  return {
    id: `${serviceId}-${words?.min ?? 0}`,
    serviceId,
    name: range ? `${name}, ${range}` : name,
    quantity,
    deliveryTier,
    listPrice,
    price,
    priceLabel: formatAmount(price, currency),
    lengthLow: words?.min ?? 0,
    lengthHigh: words?.max ?? null,
  }
}
