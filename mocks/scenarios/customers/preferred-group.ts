import { insertMember } from '../builders/group-member.ts'
import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'

/** Grace Lindqvist is in a group with an unused discount of ten per cent. */
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
        withAmount: 'HYDROSOC',
        withoutGreeting: 'EMORYPH',
        closed: 'SPRING2019',
        unknown: 'NOSUCHLAB',
      },
    }
  },
})
