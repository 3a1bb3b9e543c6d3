import type { MessageDescriptor } from '@lingui/core'
import { mergeTables } from '../../lib/merge-tables.ts'
import type { RefusalKey } from '../generated/client-contract.gen.ts'
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
import { refusalsWithoutValues } from './refusals-without-values.ts'
import { reviewerResponseRefusals } from './reviewer-response-refusals.ts'
import { signInFailures } from './sign-in-failures.ts'
import { testimonialRefusals } from './testimonial-refusals.ts'

export type RefusalMessages = {
  message: MessageDescriptor
  withoutValues?: MessageDescriptor | undefined
}

const allRefusals: Record<RefusalKey, MessageDescriptor> = mergeTables(
  accountRefusals,
  authRefusals,
  certificatesRefusals,
  ordersRefusals,
  reviewerResponseRefusals,
  digitalRefusals,
  grammarCheckRefusals,
  fapiaoRefusals,
  paymentRefusals,
  testimonialRefusals,
  orderFormMoneyRefusals,
  orderFormRefusals,
)

const everyKey: Readonly<Record<string, MessageDescriptor>> = { ...signInFailures, ...allRefusals }

export const messageKeys: readonly string[] = Object.keys(everyKey)

const withoutValues: Readonly<Record<string, MessageDescriptor>> = refusalsWithoutValues

export function messagesOfKey(key: string): RefusalMessages | undefined {
  const message = Object.hasOwn(everyKey, key) ? everyKey[key] : undefined
  return message && { message, withoutValues: withoutValues[key] }
}
