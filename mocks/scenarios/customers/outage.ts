import { addFault } from '../../backend/calls/faults.ts'
import { defineScenario } from '../builders/scenario.ts'
import { returningCustomer } from './returning-customer.ts'

/** As many as a visit retries. */
const failures = 10

/** The returning customer, with an application that fails to load at first. */
export const outage = defineScenario({
  ...returningCustomer,
  build(setting) {
    const fault = { kind: 'status', status: 503 } as const
    addFault(setting.world, { operation: 'loadApplication', fault, left: failures })
    return { ...returningCustomer.build(setting), failures }
  },
})
