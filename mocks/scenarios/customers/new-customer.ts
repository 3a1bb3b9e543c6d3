import { samuelOkafor } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { siteCurrency } from '../builders/site-money.ts'

/** Samuel Okafor has just registered: no orders, addresses or currency. */
export const newCustomer = defineScenario({
  site: 'us',
  signedIn: samuelOkafor,
  build({ world }) {
    const { currency } = siteCurrency('us')
    const account = { addresses: [], currency, currencyIso: undefined, foundUs: 'search' }
    world.users.insert(accountFor(samuelOkafor, account))
    return { person: personFacts(samuelOkafor) }
  },
})
