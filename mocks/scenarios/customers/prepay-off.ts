import { defineScenario } from '../builders/scenario.ts'
import { prepaid } from './prepaid.ts'

/** The same customer where the site has switched prepayments off. */
export const prepayOff = defineScenario({
  ...prepaid,
  application: { features: { prepay_enabled: false } },
})
