import { addFault } from '../../backend/faults.ts'
import { defineScenario } from '../scenario.ts'
import { returningCustomer } from './returning-customer.ts'

/** How often the application load fails, which is as often as a visit tries it. */
const failures = 10

/** As for the returning customer, but the application cannot be loaded at first. */
export const outage = defineScenario({
  ...returningCustomer,
  build(setting) {
    const fault = { kind: 'status', status: 503 } as const
    addFault(setting.world, { operation: 'loadApplication', fault, left: failures })
    return { ...returningCustomer.build(setting), failures }
  },
})
