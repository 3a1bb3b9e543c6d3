import type { Discount, OrderForm } from '../../../../api/order-form/order-form.ts'

type LineItem = OrderForm['lineItems'][number]
export type PricedForm = Pick<
  OrderForm,
  | 'availableServices'
  | 'availableConciergeServices'
  | 'currency'
  | 'discounts'
  | 'lineItems'
  | 'selections'
  | 'services'
  | 'totalPrice'
  | 'voucher'
>

export type ServiceLine = {
  identity: string
  name: string
  tier: OrderForm['services'][number]['deliveryTier']
  /** Null for a service that is not counted. */
  quantity: number | null
  /** Undefined for a service whose price comes with a quote. */
  price: Pick<LineItem, 'listPrice' | 'discountAmount' | 'totalPrice'> | undefined
}

export function serviceLines(form: PricedForm): ServiceLine[] {
  const offered = [...form.availableServices, ...form.availableConciergeServices]
  return form.services.map(({ identity, name, deliveryTier: tier }) => {
    const quantity =
      form.selections.find(({ serviceIdentity }) => serviceIdentity === identity)?.quantity ?? 1
    const isCounted = offered.find((service) => service.identity === identity)
    return {
      identity,
      name,
      tier,
      quantity: isCounted?.optionsDeterminedByCount || quantity > 1 ? quantity : null,
      price: form.lineItems.find(({ serviceIdentity }) => serviceIdentity === identity),
    }
  })
}

/** Sums in the smallest coin, so that no binary fraction gets into an amount. */
export function sumOf(
  amounts: readonly number[],
  { numDecimals }: Pick<OrderForm['currency'], 'numDecimals'>,
) {
  const coins = 10 ** numDecimals
  return amounts.reduce((sum, amount) => sum + Math.round(amount * coins), 0) / coins
}

export type PriceBreakdown = {
  listPrice: number
  discounts: Discount[]
  voucher: OrderForm['voucher']
  total: number
}

/** From the list prices to the total; null where nothing is taken off. */
export function priceBreakdown(form: PricedForm): PriceBreakdown | null {
  const { currency, lineItems, voucher, totalPrice: total } = form
  const discounts = form.discounts.filter(
    ({ applied, appliedAmount }) => applied && appliedAmount > 0,
  )
  if (discounts.length === 0 && voucher === null) return null
  const listPrice = sumOf(
    lineItems.map((line) => line.listPrice),
    currency,
  )
  return { listPrice, discounts, voucher, total }
}
