import type { components } from '../../../../src/api/schema.gen.ts'
import { formService } from '../../catalogue/form-services.ts'
import { rounded, sumOf } from '../money.ts'
import type { FormChoice } from './form-choice.ts'
import { optionsOf, selectionsOf } from './form-offers.ts'

type OrderForm = components['schemas']['OrderForm']
export type FormBill = Pick<
  OrderForm,
  | 'applicablePromotionalCodeBenefits'
  | 'discounts'
  | 'lineItems'
  | 'totalPrice'
  | 'rushPriceDifference'
  | 'expressPriceDifference'
  | 'rushDiscountEligible'
  | 'rushDiscountPercent'
>

/** What an order form costs, in its currency. What needs a quote is no line yet. */
export function billOf(choice: FormChoice): FormBill {
  const { form, currency } = choice
  const priceOf = (identity: string, tier: string): number | null => {
    const service = formService(identity)
    const options = service ? optionsOf(service, choice) : []
    const option = options.find(({ deliveryTier }) => deliveryTier === tier) ?? options[0]
    return option?.price ?? null
  }
  const lineItems = selectionsOf(form).flatMap(({ serviceIdentity, deliveryTier }) => {
    const listPrice = priceOf(serviceIdentity, deliveryTier)
    if (listPrice === null) return []
    return [{ serviceIdentity, listPrice, discountAmount: 0, totalPrice: listPrice }]
  })
  const service = form.service === null ? undefined : formService(form.service)
  const usual = service ? priceOf(service.identity, 'standard') : null
  const rush = service?.rushDays === undefined ? null : priceOf(service.identity, 'rush')
  return {
    applicablePromotionalCodeBenefits: [],
    discounts: [],
    lineItems,
    totalPrice: sumOf(
      lineItems.map(({ totalPrice }) => totalPrice),
      currency,
    ),
    rushPriceDifference: rush === null || usual === null ? null : rounded(rush - usual, currency),
    expressPriceDifference: null,
    rushDiscountEligible: false,
    rushDiscountPercent: 0,
  }
}
