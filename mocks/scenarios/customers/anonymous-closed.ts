import { helenMarsh } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

/** Signed out; nothing is open without an account, and sign-in is by provider only. */
export const anonymousClosed = defineScenario({
  site: 'us',
  application: {
    localAuthenticationEnabled: false,
    authenticationProviders: [{ id: 'orcid', name: 'ORCID', icon: 'orcid' }],
    features: { anonymous_language_assessment: false },
  },
  signedIn: null,
  build({ world }) {
    world.users.insert(accountFor(helenMarsh))
    return {
      person: personFacts(helenMarsh),
      provider: 'orcid',
      newcomer: { email: 'noor.haddad@example.edu', firstName: 'Noor', lastName: 'Haddad' },
    }
  },
})
