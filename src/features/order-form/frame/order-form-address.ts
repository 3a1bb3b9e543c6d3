import type { GoalName, OrderFormAddress } from '../../../api/order-form/order-form.ts'
import { fitsContract } from '../../../lib/url/contract-text.ts'

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

const isCode = (text: string | undefined): text is string =>
  text !== undefined && fitsContract('TypedCode', text)

/** What the server is told of an address. What it would not accept is left out. */
export function orderFormAddress(
  {
    goal,
    revenueShareCode,
    promotionalCode,
    version: _,
    receiptCode: __,
    ...others
  }: Record<string, string>,
  version: string,
): OrderFormAddress {
  const campaign = Object.entries(others).filter(([, text]) => fitsContract('CampaignValue', text))
  return {
    version,
    ...(isGoal(goal) && { goal }),
    ...(isCode(revenueShareCode) && { revenueShareCode }),
    ...(isCode(promotionalCode) && { promotionalCode }),
    ...(campaign.length > 0 && { campaign: Object.fromEntries(campaign) }),
  }
}
