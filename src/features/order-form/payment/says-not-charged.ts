import type { RefusalKey } from '../../../api/generated/client-contract.gen.ts'

const saidBy: ReadonlySet<string> = new Set<RefusalKey>([
  'payment-already-paid',
  'payment-card-declined',
])

export const saysNotCharged = (refusalKey: string): boolean => saidBy.has(refusalKey)
