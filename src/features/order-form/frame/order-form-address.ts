import type { GoalName, OrderFormAddress } from '../../../api/order-form/order-form.ts'

/** A rework begins at its order, not at an address. */
const goals: ReadonlySet<string> = new Set<GoalName>([
  'editing',
  'translation',
  'figures-only',
  'multimedia',
  'price-quote',
])

type AddressGoal = NonNullable<OrderFormAddress['goal']>

const isGoal = (text: string | undefined): text is AddressGoal =>
  text !== undefined && goals.has(text)

/** A code without slashes, of at most 64 characters, as the server accepts it. */
const isCode = (text: string | undefined): text is string =>
  text !== undefined && text.length <= 64 && /^[^/\\]*[^\s/\\][^/\\]*$/.test(text)

/** What the server is told of an address. What it would not accept is left out. */
export function orderFormAddress(
  {
    goal,
    revenueShareCode,
    promotionalCode,
    version: _,
    receiptCode: __,
    ...campaign
  }: Record<string, string>,
  version: string,
): OrderFormAddress {
  return {
    version,
    ...(isGoal(goal) && { goal }),
    ...(isCode(revenueShareCode) && { revenueShareCode }),
    ...(isCode(promotionalCode) && { promotionalCode }),
    ...(Object.keys(campaign).length > 0 && { campaign }),
  }
}
