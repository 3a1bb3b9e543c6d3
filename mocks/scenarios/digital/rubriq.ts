import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'
import { insertPurchase } from './digital-work.ts'

/** The new product replaces digital editing and translation; Grace Lindqvist had both. */
export const rubriq = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  application: { features: { curie_is_launched: true } },
  build({ world, start }) {
    world.users.insert(accountFor(graceLindqvist))
    const at = start - 90 * day
    return {
      person: personFacts(graceLindqvist),
      subscription: insertPurchase(world, graceLindqvist, 'digital-editing-year', {
        at,
        receiptCode: 'RC-60108',
      }),
      package: insertPurchase(world, graceLindqvist, 'translations-5', {
        at,
        receiptCode: 'RC-60109',
      }),
    }
  },
})
