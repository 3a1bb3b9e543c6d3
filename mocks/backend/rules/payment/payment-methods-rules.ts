import type { UserRow } from '../../../world/rows.ts'
import {
  fapespMethods,
  type MethodId,
  migratedMethods,
  siteMethods,
} from '../../reference-data/payment/payment-methods.ts'

/** What is paid for, as far as it decides how it may be paid. */
export type PaymentContext = 'order' | 'multimedia' | 'digital' | 'prepay' | 'payoff'

type Asked = {
  context: PaymentContext
  site: keyof typeof siteMethods
  user: UserRow
  /** Whether the person has moved to the company in China. */
  migrated: boolean
  /** An order that the staff made for the person. */
  adminCreated?: boolean
}

/** What each context adds to the ways of the country, and what it leaves out of them. */
const contexts: Record<PaymentContext, { adds: MethodId[]; without: MethodId[] }> = {
  order: { adds: [1], without: [] },
  multimedia: { adds: [1], without: [9] },
  digital: { adds: [], without: [9, 20, 1] },
  prepay: { adds: [], without: [19, 1, 9] },
  payoff: { adds: [1], without: [] },
}

/** What somebody can pay with on a site, whatever is bought: once migrated, the ways of the company there. */
export function countryMethods({ site, migrated }: Pick<Asked, 'site' | 'migrated'>): MethodId[] {
  return [...(migrated ? migratedMethods : siteMethods[site])]
}

/** What a bill above 0 can be paid with, by what it is for and who pays. */
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
