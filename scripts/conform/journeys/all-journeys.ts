import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { keysOf } from '../../../src/lib/keys-of.ts'
import type { ConformConfig } from '../options/conform-config.ts'
import { digitalJourney } from './digital-journey.ts'
import { grammarJourney } from './grammar-journey.ts'
import type { Journey, Manner } from './journey-step.ts'
import { orderJourney } from './order-journey.ts'
import { prepayJourney } from './prepay-journey.ts'
import { rewardsJourney } from './rewards-journey.ts'
import { sessionJourney } from './session-journey.ts'

/** Each payment is sent in another way, so that all of them are tried. */
const manners: readonly Manner[] = [
  'same key twice',
  'two keys at once',
  'lost answer',
  'same key at once',
]

const methodName = (id: number | null): string =>
  keysOf(paymentMethodIds).find((name) => paymentMethodIds[name] === id) ?? 'nothing'

export function allJourneys({ accounts = {}, payments = [] }: ConformConfig): Journey[] {
  const { customer } = accounts
  const [first] = payments
  if (!customer) return []
  return [
    sessionJourney(customer),
    rewardsJourney,
    grammarJourney,
    ...(first ? [prepayJourney(first), digitalJourney(first)] : []),
    ...manners.flatMap((manner, at) => {
      const payment = payments[at % Math.max(1, payments.length)]
      if (!payment) return []
      return orderJourney(
        `order by ${methodName(payment.paymentMethodId)}, ${manner}`,
        payment,
        manner,
      )
    }),
  ]
}
