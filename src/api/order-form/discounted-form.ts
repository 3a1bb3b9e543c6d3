import type { OrderForm } from './order-form.ts'

export type Prices = Pick<OrderForm, 'discounts' | 'lineItems'>

type PricedForm = Prices & Pick<OrderForm, 'currency' | 'totalPrice' | 'voucher'>

export function withPrices<Form extends PricedForm>(
  form: Form,
  { discounts, lineItems }: Prices,
): Form {
  const { currency, voucher } = form
  const coins = 10 ** currency.numDecimals
  const price =
    lineItems.reduce((sum, { totalPrice }) => sum + Math.round(totalPrice * coins), 0) / coins
  return {
    ...form,
    discounts,
    lineItems,
    totalPrice: voucher ? 0 : price,
    voucher: voucher && { ...voucher, appliedAmount: price },
  }
}
