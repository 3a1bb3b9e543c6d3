import { insertMember } from '../builders/group-member.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../scenario.ts'
import { graceLindqvist } from './people.ts'

/** Grace Lindqvist is in a group that greets her, and has not used its ten per cent yet. */
export const preferredGroup = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world }) {
    const person = graceLindqvist
    world.users.insert(accountFor(person))
    insertMember(world, person, 'MARSHLAB')
    return {
      person: personFacts(person),
      groups: {
        joined: 'MARSHLAB',
        /** Takes an amount off instead of per cent. */
        withAmount: 'HYDROSOC',
        withoutGreeting: 'EMORYPH',
        /** Takes nobody in any more. */
        closed: 'SPRING2019',
        unknown: 'NOSUCHLAB',
      },
    }
  },
})
