import type { RefusalKey } from '../../../api/generated/client-contract.gen.ts'

const saidBy: ReadonlySet<string> = new Set<RefusalKey>([
  'payment-already-paid',
  'payment-card-declined',
])

/** Whether the message of a refusal says itself that nothing was charged. */
export const saysNotCharged = (refusalKey: string): boolean => saidBy.has(refusalKey)
