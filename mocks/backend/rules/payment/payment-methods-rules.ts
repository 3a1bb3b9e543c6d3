import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import type { MethodContext, MethodId, PaymentMethodEntry } from './methods/payment-method-entry.ts'
import { methodOf, paymentMethods } from './methods/payment-methods.ts'

type MethodQuery = {
  context: MethodContext
  site: Schemas['LocalizationCode']
  user: UserRow
  migrated: boolean
  adminCreated?: boolean
}

const idsOf = (isAmong: (method: PaymentMethodEntry) => boolean): MethodId[] =>
  paymentMethods.filter(isAmong).map(({ id }) => id)

export function countryMethods({
  site,
  migrated,
}: Pick<MethodQuery, 'site' | 'migrated'>): MethodId[] {
  return idsOf(({ sites }) => sites.includes(migrated ? 'migrated' : site))
}

/** Staff order multimedia by bank transfer alone: no credits, balance or voucher pays. */
export const isPaidByTransferAlone = ({ context, user }: Pick<MethodQuery, 'context' | 'user'>) =>
  context === 'multimedia' && user.account.impersonatorIdentity !== null

export function allowedMethods(query: MethodQuery): MethodId[] {
  const { context, user, adminCreated = false } = query
  if (isPaidByTransferAlone(query)) return [paymentMethodIds.bankTransfer]
  const isOrder = context === 'order' || context === 'multimedia'
  const all = [
    ...countryMethods(query),
    ...(user.account.country === 'BR' ? idsOf((method) => method.supportsFapesp === true) : []),
    paymentMethodIds.credits,
    ...(isOrder && adminCreated ? [paymentMethodIds.bankTransfer] : []),
    ...(isOrder && user.account.voucherAvailable ? [paymentMethodIds.voucher] : []),
  ]
  return [...new Set(all)].filter((id) => !methodOf(id).excludedFrom?.includes(context))
}

export const orderContext = ({ goal, adminCreated }: Pick<OrderFormRow, 'goal' | 'adminCreated'>) =>
  ({ context: goal === 'multimedia' ? 'multimedia' : 'order', adminCreated }) as const

export const shownMethod = (id: MethodId): Schemas['PaymentMethod'] => ({
  id,
  name: methodOf(id).name,
})
