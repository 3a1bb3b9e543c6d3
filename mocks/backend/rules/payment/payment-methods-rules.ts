import type { UserRow } from '../../../world/rows.ts'
import {
  fapespMethods,
  type MethodId,
  migratedMethods,
  siteMethods,
} from '../../reference-data/payment/payment-methods.ts'

/** Kind of purchase, as far as it decides the methods. */
export type PaymentContext = 'order' | 'multimedia' | 'digital' | 'prepay' | 'payoff'

type Asked = {
  context: PaymentContext
  site: keyof typeof siteMethods
  user: UserRow
  migrated: boolean
  /** An order that staff created for the customer. */
  adminCreated?: boolean
}

/** Methods that a context adds to or removes from those of the country. */
const contexts: Record<PaymentContext, { adds: MethodId[]; without: MethodId[] }> = {
  order: { adds: [1], without: [] },
  multimedia: { adds: [1], without: [9] },
  digital: { adds: [], without: [9, 20, 1] },
  prepay: { adds: [], without: [19, 1, 9] },
  payoff: { adds: [1], without: [] },
}

/** The methods of a site, or of the Chinese company after the migration. */
export function countryMethods({ site, migrated }: Pick<Asked, 'site' | 'migrated'>): MethodId[] {
  return [...(migrated ? migratedMethods : siteMethods[site])]
}

/** The methods for a bill above 0. */
export function allowedMethods(asked: Asked): MethodId[] {
  const { context, user, adminCreated = false } = asked
  const staff = user.account.impersonatorIdentity !== null
  if (context === 'multimedia' && staff) return [9]
  const { adds, without } = contexts[context]
  const fapesp = user.account.country === 'BR' ? fapespMethods : []
  const forStaff: MethodId[] = adminCreated ? [9] : []
  const isOrder = context === 'order' || context === 'multimedia'
  const vouchers: MethodId[] = isOrder && user.account.voucherAvailable && !staff ? [26] : []
  const all = [...countryMethods(asked), ...fapesp, ...adds, ...forStaff, ...vouchers]
  return [...new Set(all)].filter((id) => !without.includes(id))
}
