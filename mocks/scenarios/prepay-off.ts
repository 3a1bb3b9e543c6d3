import { prepaid } from './prepaid.ts'
import { defineScenario } from './scenario.ts'

/** The same customer where the site has switched prepayments off. */
export const prepayOff = defineScenario({
  ...prepaid,
  application: { features: { prepay_enabled: false } },
})
