import type { BrazilOption } from '../brazil/brazil-rules.ts'
import type { PaymentContext, PaymentSettings } from '../payment-settings.ts'
import { methodNeeds, methodOf } from './method-registry.ts'

export type OfferedMethod = { id: number; name: string; isDisabled: boolean }

type MethodOfferInput = {
  context: PaymentContext
  isStaff: boolean
  /** Empty until answered; undefined outside Brazil. */
  brazilOption: string | undefined
}

/** Staff order multimedia by bank transfer alone: no credits, balance or voucher pays. */
export const isPaidByTransferAlone = ({
  context,
  isStaff,
}: Pick<MethodOfferInput, 'context' | 'isStaff'>): boolean => context === 'multimedia' && isStaff

/** In the server's order. */
export function offeredMethods(
  methodsOfPerson: readonly { id: number; name: string }[],
  { context, isStaff, brazilOption }: MethodOfferInput,
): OfferedMethod[] {
  if (brazilOption === '') return []
  const takesStaffMethods = isPaidByTransferAlone({ context, isStaff })
  return methodsOfPerson.flatMap(({ id, name }) => {
    const { isApplied, restrictions } = methodOf(id) ?? {}
    const restriction = restrictions?.[context]
    if (isApplied || restriction === 'excluded') return []
    if ((restriction === 'staff-only') !== takesStaffMethods) return []
    const { brazilian, fapesp } = methodNeeds(id)
    if (brazilOption === 'allpago' && !brazilian) return []
    if (brazilOption === 'fapesp' && !fapesp) return []
    return [{ id, name, isDisabled: restriction === 'disabled' }]
  })
}

export function methodsInBrazil(
  brazilOption: BrazilOption,
  { methods, context, isStaff }: Pick<PaymentSettings, 'methods' | 'context' | 'isStaff'>,
): OfferedMethod[] {
  const offered = offeredMethods(methods, { context, isStaff, brazilOption })
  return offered.filter(({ isDisabled }) => !isDisabled)
}

type PhoneRuleInput = { method: number | undefined; requiresFapiao: boolean; isChinese: boolean }

/** Required, except in China without a fapiao. */
export function phoneRule({ method, requiresFapiao, isChinese }: PhoneRuleInput) {
  const { phone, billing } = methodNeeds(method)
  const shown = billing && (phone || requiresFapiao)
  return { shown, required: shown && (requiresFapiao || !isChinese), digits: requiresFapiao }
}
