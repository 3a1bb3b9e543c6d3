import type { MethodContext } from '../../backend/rules/payment/methods/payment-method-entry.ts'
import { takePayment } from '../../backend/rules/payment/settlement/take-payment.ts'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import type { ScenarioName } from '../../scenarios/scenario-list.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import type { PaymentFormBody } from '../../world/rows/payment-form-body.ts'

export type Form = PaymentFormBody

export async function payOpenInvoice(
  name: ScenarioName,
  form: Form,
  bill: {
    context?: MethodContext
    total?: number
    adminCreated?: boolean
    impersonated?: boolean
  } = {},
) {
  const { world } = await loadScenario({ name, now: fixedNow })
  const [user] = world.users.all()
  const [open] = [...world.invoices.all()].filter(({ payments }) => payments.length === 0)
  if (!user || !open) throw new Error(`${name} has nothing to pay.`)
  const { context = 'payoff', total = open.totalAmount, adminCreated, impersonated } = bill
  const impersonatorIdentity = impersonated ? 'staff-17' : null
  const account = { ...user.account, impersonatorIdentity, voucherAvailable: true }
  const outcome = takePayment({
    world,
    now: fixedNow,
    user: world.users.update(user.identity, { account }),
    form,
    bill: {
      purpose: { kind: 'payoff', invoiceNumbers: [open.invoiceNumber] },
      ...{ context, total, currency: open.currency, adminCreated },
    },
  })
  return { outcome, world, open }
}

export const refused = (error: string) => ({ outcome: { refused: { error } } })
export const acceptedPayment = (status: string, method: Schemas['PaymentMethodId']) => ({
  outcome: { payment: { status, method } },
})
