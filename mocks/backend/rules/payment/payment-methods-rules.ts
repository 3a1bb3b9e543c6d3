import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import {
  fapespMethods,
  type MethodId,
  migratedMethods,
  siteMethods,
} from '../../reference-data/payment/payment-methods.ts'

export type MethodContext = 'order' | 'multimedia' | 'digital' | 'prepay' | 'payoff'

type MethodQuery = {
  context: MethodContext
  site: keyof typeof siteMethods
  user: UserRow
  migrated: boolean
  adminCreated?: boolean
}

/** Methods that a context adds to or removes from those of the country. */
const contexts: Record<MethodContext, { adds: MethodId[]; without: MethodId[] }> = {
  order: { adds: [paymentMethodIds.credits], without: [] },
  multimedia: { adds: [paymentMethodIds.credits], without: [paymentMethodIds.bankTransfer] },
  digital: {
    adds: [],
    without: [paymentMethodIds.bankTransfer, paymentMethodIds.boleto, paymentMethodIds.credits],
  },
  prepay: {
    adds: [],
    without: [paymentMethodIds.alipay, paymentMethodIds.credits, paymentMethodIds.bankTransfer],
  },
  payoff: { adds: [paymentMethodIds.credits], without: [] },
}

/** The methods of a site, or of the Chinese company after the migration. */
export function countryMethods({
  site,
  migrated,
}: Pick<MethodQuery, 'site' | 'migrated'>): MethodId[] {
  return [...(migrated ? migratedMethods : siteMethods[site])]
}

/** Staff order multimedia by bank transfer alone: no credits, balance or voucher pays. */
export const isPaidByTransferAlone = ({ context, user }: Pick<MethodQuery, 'context' | 'user'>) =>
  context === 'multimedia' && user.account.impersonatorIdentity !== null

export function allowedMethods(query: MethodQuery): MethodId[] {
  const { context, user, adminCreated = false } = query
  if (isPaidByTransferAlone(query)) return [paymentMethodIds.bankTransfer]
  const { adds, without } = contexts[context]
  const fapesp = user.account.country === 'BR' ? fapespMethods : []
  const isOrder = context === 'order' || context === 'multimedia'
  const forStaff: MethodId[] = isOrder && adminCreated ? [paymentMethodIds.bankTransfer] : []
  const vouchers: MethodId[] =
    isOrder && user.account.voucherAvailable ? [paymentMethodIds.voucher] : []
  const all = [...countryMethods(query), ...fapesp, ...adds, ...forStaff, ...vouchers]
  return [...new Set(all)].filter((id) => !without.includes(id))
}

/** What paying for an order form depends on. */
export const orderContext = ({ goal, adminCreated }: Pick<OrderFormRow, 'goal' | 'adminCreated'>) =>
  ({ context: goal === 'multimedia' ? 'multimedia' : 'order', adminCreated }) as const
