import { newPrepayment } from '../../mocks/backend/rules/payment/prepayment-rules.ts'
import { takePayment } from '../../mocks/backend/rules/payment/settlement/take-payment.ts'
import { boletoForm } from '../../mocks/testing/payment/payment-requests.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { toDollars } from '../../mocks/world/money.ts'
import type { OpenedScreen } from '../screen-world.ts'

/** Makes a prepayment of 500 by boleto, which is open. */
export function prepayByBoleto({ world, facts }: OpenedScreen): void {
  const user = world.users.get(facts.person.identity)
  if (!user) throw new Error('Nobody is signed in.')
  const { currency } = user.account
  const total = 500
  const { identity: owner } = user
  world.transact(() => {
    const totalAmount = toDollars(total, currency)
    const { retainerInvoiceNumber } = newPrepayment(world, {
      ...{ owner, currency, totalAmount, now: fixedNow },
    })
    const purpose = { kind: 'prepayment', retainerInvoiceNumber } as const
    const bill = { purpose, context: 'prepay', total, currency } as const
    const outcome = takePayment({ world, now: fixedNow, user, form: boletoForm, bill })
    if ('refused' in outcome) throw new Error(outcome.refused.error)
  })
}
