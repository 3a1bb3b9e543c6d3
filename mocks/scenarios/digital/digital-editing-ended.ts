import { yearsLater } from '../../../src/lib/calendar.ts'
import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'
import { englishPaper } from './digital-manuscripts.ts'
import { insertEdit, insertPurchase } from './digital-work.ts'

/** Grace Lindqvist's subscription ended yesterday; her edits remain, the oldest archived. */
export const digitalEditingEnded = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world, start }) {
    const { identity } = graceLindqvist
    world.users.insert(accountFor(graceLindqvist))
    const subscription = insertPurchase(world, graceLindqvist, 'digital-editing-year', {
      at: yearsLater(start - day, -1),
      receiptCode: 'RC-60102',
    })
    const edit = (name: string, turn: number, daysAgo: number) =>
      insertEdit(world, identity, englishPaper(name, turn), { createdAt: start - daysAgo * day })
    return {
      person: personFacts(graceLindqvist),
      subscription,
      product: 'digital-editing-year',
      edits: {
        recent: edit('Sediment pulses, final.docx', 0, 6),
        earlier: edit('Letter to the editor.docx', 1, 74),
        archived: edit('Headwater survey 2025.docx', 2, 260),
      },
    }
  },
})
