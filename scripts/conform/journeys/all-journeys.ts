import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { keysOf } from '../../../src/lib/keys-of.ts'
import type { ConformConfig } from '../options/conform-config.ts'
import { certificateJourney } from './certificate-journey.ts'
import { digitalJourney } from './digital-journey.ts'
import { fapiaoJourney } from './fapiao-journey.ts'
import { grammarJourney } from './grammar-journey.ts'
import type { Journey, Manner } from './journey-step.ts'
import { lateFilesJourney } from './late-files-journey.ts'
import { openPrepaymentJourney } from './open-prepayment-journey.ts'
import { orderJourney } from './order-journey.ts'
import { payoffJourney } from './payoff-journey.ts'
import { piecesJourney } from './pieces-journey.ts'
import { prepayJourney } from './prepay-journey.ts'
import { registerJourney } from './register-journey.ts'
import { rewardsJourney } from './rewards-journey.ts'
import { sessionJourney } from './session-journey.ts'
import { siteJourney } from './site-journey.ts'

/** Each payment is sent in another way, so that all of them are tried. */
const manners: readonly Manner[] = [
  'same key twice',
  'two keys at once',
  'lost answer',
  'same key at once',
]

const methodName = (id: number | null): string =>
  keysOf(paymentMethodIds).find((name) => paymentMethodIds[name] === id) ?? 'nothing'

function missing(name: string, lacks: string): Journey {
  return { name, writes: true, lacks: `The configuration names no ${lacks}.`, steps: [] }
}

function paidJourneys({ accounts = {}, payments = [] }: ConformConfig): Journey[] {
  const [first] = payments
  if (!first) {
    const names = ['prepay', 'pay-off', 'digital edit', 'order']
    return names.map((name) => missing(name, 'payment'))
  }
  return [
    ...manners
      .filter((manner) => manner !== 'two keys at once')
      .map((manner) => prepayJourney(first, manner)),
    openPrepaymentJourney(first),
    ...manners.map((manner) => payoffJourney(first, manner, accounts.debtor)),
    digitalJourney(first),
    ...manners.map((manner, at) => {
      const payment = payments[at % payments.length] ?? first
      return orderJourney(
        `order by ${methodName(payment.paymentMethodId)}, ${manner}`,
        payment,
        manner,
      )
    }),
    lateFilesJourney(first),
  ]
}

export function allJourneys(config: ConformConfig): Journey[] {
  const { accounts = {}, newAccounts } = config
  const { customer, china, sites = {} } = accounts
  const register =
    newAccounts === undefined
      ? missing('register', 'address of new accounts')
      : registerJourney(newAccounts)
  const journeys = [
    customer ? sessionJourney(customer) : missing('session', 'account'),
    rewardsJourney,
    certificateJourney,
    grammarJourney,
    piecesJourney,
    siteJourney('usual site', undefined),
    ...Object.entries(sites).map(([name, account]) => siteJourney(name, account)),
    china ? fapiaoJourney(china) : missing('fapiao', 'account in China'),
    ...paidJourneys(config),
  ]
  if (customer) return journeys.toSpliced(1, 0, register)
  const lacks = 'The configuration names no account.'
  return [register, ...journeys.map((journey) => ({ ...journey, lacks }))]
}
