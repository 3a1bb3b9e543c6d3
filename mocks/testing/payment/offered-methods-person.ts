import { currentForm } from '../../backend/rules/order-form/form-access.ts'
import type { MethodContext } from '../../backend/rules/payment/methods/payment-method-entry.ts'
import { startedForm } from '../../scenarios/builders/order-form/started-form.ts'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { TablePerson } from './offered-methods-table.ts'

export async function personOfTable(row: TablePerson, context: MethodContext) {
  const { scenario, isStaff, adminCreated = false, voucherAvailable = false } = row
  const { world } = await loadScenario({ name: scenario, now: fixedNow })
  const [first] = world.users.all()
  if (!first) throw new Error(`${scenario} has no person.`)
  const impersonatorIdentity = isStaff ? 'staff-17' : null
  const account = { ...first.account, impersonatorIdentity, voucherAvailable }
  const user = world.users.update(first.identity, { account })
  if (context === 'order' || context === 'multimedia') {
    const earlier = currentForm(world, user.identity)
    if (earlier) world.orderForms.remove(earlier.identity)
    const goal = context === 'multimedia' ? 'multimedia' : 'editing'
    startedForm(world, user.identity, fixedNow, { goal, adminCreated })
  }
  return { world, user }
}
