import { groupOf } from '../../backend/reference-data/preferred-groups.ts'
import { insertMember } from '../builders/group-member.ts'
import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

/** Grace Lindqvist, referred by a society, has a free trial of digital editing. */
export const digitalEditingTrial = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  application: { features: { digital_editing_trial: true } },
  build({ world }) {
    const person = graceLindqvist
    const code = 'HYDROSOC'
    world.users.insert(accountFor(person))
    insertMember(world, person, code)
    const greetingText = groupOf(code)?.greetingText ?? null
    return { person: personFacts(person), group: { code, greetingText } }
  },
})
