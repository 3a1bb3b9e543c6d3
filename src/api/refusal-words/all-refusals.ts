import type { MessageDescriptor } from '@lingui/core'
import type { RefusalKey } from '../client-contract.gen.ts'
import { accountRefusals } from './account-refusals.ts'
import { authRefusals } from './auth-refusals.ts'
import { certificatesRefusals } from './certificates-refusals.ts'
import { digitalRefusals } from './digital-refusals.ts'
import { fapiaoRefusals } from './fapiao-refusals.ts'
import { grammarCheckRefusals } from './grammar-check-refusals.ts'
import { orderFormMoneyRefusals } from './order-form-money-refusals.ts'
import { orderFormRefusals } from './order-form-refusals.ts'
import { ordersRefusals } from './orders-refusals.ts'
import { paymentRefusals } from './payment-refusals.ts'
import { signInFailures } from './sign-in-failures.ts'
import { testimonialRefusals } from './testimonial-refusals.ts'

/** What each refusal of the contract says to the person: what happened, and what to do. */
export const allRefusals: Record<RefusalKey, MessageDescriptor> = {
  ...accountRefusals,
  ...authRefusals,
  ...certificatesRefusals,
  ...ordersRefusals,
  ...digitalRefusals,
  ...grammarCheckRefusals,
  ...fapiaoRefusals,
  ...paymentRefusals,
  ...testimonialRefusals,
  ...orderFormMoneyRefusals,
  ...orderFormRefusals,
}

/** The words of every message key that may come: in an answer, or in an address. */
export const keyWords: Readonly<Record<string, MessageDescriptor>> = {
  ...signInFailures,
  ...allRefusals,
}
