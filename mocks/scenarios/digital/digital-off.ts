import { samuelOkafor } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

/** Neither digital products nor assessment are open to Samuel Okafor. */
export const digitalOff = defineScenario({
  site: 'us',
  signedIn: samuelOkafor,
  application: {
    features: {
      digital_editing: false,
      digital_translation: false,
      anonymous_language_assessment: false,
    },
  },
  build({ world }) {
    world.users.insert(accountFor(samuelOkafor, { languageAssessmentEnabled: false }))
    return { person: personFacts(samuelOkafor) }
  },
})
