import { accountFor } from '../builders/person-account.ts'
import { siteCurrency } from '../builders/site-money.ts'
import { defineScenario, personFacts } from '../scenario.ts'
import { samuelOkafor } from './people.ts'

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
