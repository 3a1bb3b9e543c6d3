import type { Handlers } from '../operation-types.ts'
import { account } from './account/account.ts'
import { application } from './application.ts'
import { auth } from './auth/auth.ts'
import { certificates } from './certificates.ts'
import { digitalEditing } from './digital-editing.ts'
import { digitalTranslation } from './digital-translation.ts'
import { fapiao } from './fapiao.ts'
import { files } from './files.ts'
import { grammarCheck } from './grammar-check.ts'
import { invoices } from './invoices.ts'
import { duplicateOrders } from './order-form/find-duplicate-order.ts'
import { ordersFromOthers } from './order-form/from-others.ts'
import { orderFormBundles } from './order-form/order-form-bundles.ts'
import { orderFormDetails } from './order-form/order-form-details.ts'
import { orderFormDiscounts } from './order-form/order-form-discounts.ts'
import { orderFormPayments } from './order-form/order-form-payments.ts'
import { orderFormSaving } from './order-form/order-form-saving.ts'
import { orderFormServices } from './order-form/order-form-services.ts'
import { orderFormStarts } from './order-form/order-form-starts.ts'
import { priceQuotes } from './order-form/price-quotes.ts'
import { orders } from './orders.ts'
import { payment } from './payment.ts'
import { prepay } from './prepay.ts'
import { rewards } from './rewards.ts'
import { testimonials } from './testimonials.ts'

/** Every operation of the contract; one that is missing here does not compile. */
export const allOperations: Handlers = {
  ...application,
  ...auth,
  ...account,
  ...orders,
  ...files,
  ...certificates,
  ...digitalEditing,
  ...digitalTranslation,
  ...grammarCheck,
  ...invoices,
  ...prepay,
  ...fapiao,
  ...rewards,
  ...testimonials,
  ...payment,
  ...orderFormStarts,
  ...orderFormServices,
  ...orderFormDiscounts,
  ...orderFormBundles,
  ...orderFormSaving,
  ...orderFormDetails,
  ...ordersFromOthers,
  ...duplicateOrders,
  ...orderFormPayments,
  ...priceQuotes,
}
