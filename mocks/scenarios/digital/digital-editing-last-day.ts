import { yearsLater } from '../../../src/lib/calendar.ts'
import type { Instant } from '../../../src/lib/instant.ts'
import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day, hour } from '../builders/server-date.ts'
import { englishPaper } from './digital-manuscripts.ts'
import { insertEdit, insertPurchase } from './digital-work.ts'

/** Grace Lindqvist's subscription ends in two hours, and one of her edits is under way. */
export const digitalEditingLastDay = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world, start }) {
    const { identity } = graceLindqvist
    world.users.insert(accountFor(graceLindqvist))
    const endsAt = start + 2 * hour
    const subscription = insertPurchase(world, graceLindqvist, 'digital-editing-year', {
      at: yearsLater(endsAt, -1),
      receiptCode: 'RC-60110',
    })
    const edit = (name: string, turn: number, createdAt: Instant) =>
      insertEdit(world, identity, englishPaper(name, turn), { createdAt })
    return {
      person: personFacts(graceLindqvist),
      subscription,
      edits: {
        processing: edit('Nitrate after the flood.docx', 0, start - 30_000),
        completed: edit('Stream temperature v3.docx', 1, start - 3 * day),
      },
    }
  },
})
