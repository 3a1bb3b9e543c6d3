import { orderFormBundles } from './order-form-bundles.ts'
import { orderFormDetails } from './order-form-details.ts'
import { orderFormDiscounts } from './order-form-discounts.ts'
import { orderFormDuplicates } from './order-form-duplicates.ts'
import { orderFormFromOthers } from './order-form-from-others.ts'
import { orderFormPayments } from './order-form-payments.ts'
import { orderFormQuotes } from './order-form-quotes.ts'
import { orderFormSaving } from './order-form-saving.ts'
import { orderFormServices } from './order-form-services.ts'
import { orderFormStarts } from './order-form-starts.ts'

export const orderForm = {
  ...orderFormStarts,
  ...orderFormServices,
  ...orderFormDiscounts,
  ...orderFormBundles,
  ...orderFormSaving,
  ...orderFormDetails,
  ...orderFormFromOthers,
  ...orderFormDuplicates,
  ...orderFormPayments,
  ...orderFormQuotes,
}
