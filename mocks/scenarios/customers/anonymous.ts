import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../scenario.ts'
import { helenMarsh } from './people.ts'

/** Nobody is signed in; manuscripts are assessed without an account, behind a captcha. */
export const anonymous = defineScenario({
  site: 'us',
  application: { features: { anonymous_language_assessment: true, captcha: true } },
  signedIn: null,
  build({ world }) {
    world.users.insert(accountFor(helenMarsh))
    return {
      person: personFacts(helenMarsh),
      /** Somebody without account, as the form asks; the address of `person` is taken. */
      registration: {
        title: null,
        firstName: 'Noor',
        lastName: 'Haddad',
        email: 'noor.haddad@example.edu',
        password: 'a long secret',
        countryId: 223,
        state: 'TX',
        institution: 'Rice University',
        foundUs: 'colleague',
      },
      /** Any text that is not empty solves the mock captcha. */
      captchaResponse: '10000000-aaaa-bbbb-cccc-000000000001',
    }
  },
})
