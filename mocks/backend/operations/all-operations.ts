import type { Handlers } from '../calls/operation-types.ts'
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
import { orderForm } from './order-form/order-form.ts'
import { orders } from './orders.ts'
import { payment } from './payment.ts'
import { prepay } from './prepay.ts'
import { reviewerResponse } from './reviewer-response.ts'
import { rewards } from './rewards.ts'
import { testimonials } from './testimonials.ts'

export const allOperations: Handlers = {
  ...application,
  ...auth,
  ...account,
  ...orders,
  ...reviewerResponse,
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
  ...orderForm,
}
