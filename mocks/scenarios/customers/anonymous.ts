import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../scenario.ts'
import { helenMarsh } from './people.ts'

/** Signed out; manuscripts are assessed without an account, behind a captcha. */
export const anonymous = defineScenario({
  site: 'us',
  application: { features: { anonymous_language_assessment: true, captcha: true } },
  signedIn: null,
  build({ world }) {
    world.users.insert(accountFor(helenMarsh))
    return {
      person: personFacts(helenMarsh),
      /** Form values of a new account; the address of `person` is taken. */
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
      /** The mock captcha accepts any non-empty text. */
      captchaResponse: '10000000-aaaa-bbbb-cccc-000000000001',
    }
  },
})
