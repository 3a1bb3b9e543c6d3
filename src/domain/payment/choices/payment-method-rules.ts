import type { PaymentContext } from '../payment-settings.ts'
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

/** Whether a method can be chosen, with some answer to the Brazilian question. */
export function isMethodOpen(
  id: number,
  methodsOfPerson: readonly { id: number; name: string }[],
  context: Pick<MethodOfferInput, 'context' | 'isStaff'>,
): boolean {
  const offered = offeredMethods(methodsOfPerson, { ...context, brazilOption: undefined })
  return offered.some((method) => method.id === id && !method.isDisabled)
}

type PhoneRuleInput = { method: number | undefined; requiresFapiao: boolean; isChinese: boolean }

/** Required, except in China without a fapiao. */
export function phoneRule({ method, requiresFapiao, isChinese }: PhoneRuleInput) {
  const { phone, billing } = methodNeeds(method)
  const shown = billing && (phone || requiresFapiao)
  return { shown, required: shown && (requiresFapiao || !isChinese), digits: requiresFapiao }
}
