import { manuscriptTitle } from '../builders/orders/manuscript-title.ts'
import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day, hour } from '../builders/server-date.ts'
import { digitalManuscripts, englishPaper } from './digital-manuscripts.ts'
import { insertEdit, insertPurchase } from './digital-work.ts'

const OTHER_EDITS = 28

/** Grace Lindqvist subscribes to digital editing: edits of every status, on two pages. */
export const digitalEditingScenario = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world, start }) {
    const { identity, field } = graceLindqvist
    world.users.insert(accountFor(graceLindqvist))
    const subscription = insertPurchase(world, graceLindqvist, 'digital-editing-year', {
      at: start - 150 * day,
      receiptCode: 'RC-60101',
    })
    const failed = (reason: 'empty' | 'damaged' | 'locked') => ({ kind: 'failed', reason }) as const
    const edits = {
      processing: insertEdit(world, identity, englishPaper('Nitrate after the flood.docx', 0), {
        createdAt: start - 30_000,
      }),
      completed: insertEdit(world, identity, englishPaper('Stream temperature v3.docx', 0), {
        createdAt: start - 3 * hour,
      }),
      failedBroken: insertEdit(world, identity, digitalManuscripts.broken(), {
        createdAt: start - 26 * hour,
        outcome: failed('damaged'),
      }),
      failedEmpty: insertEdit(world, identity, digitalManuscripts.empty(), {
        createdAt: start - 2 * day,
        outcome: failed('empty'),
      }),
      failedLocked: insertEdit(world, identity, digitalManuscripts.locked(), {
        createdAt: start - 3 * day,
        outcome: failed('locked'),
      }),
      oldFormat: insertEdit(world, identity, digitalManuscripts.oldFormat(), {
        createdAt: start - 4 * day,
      }),
    }
    for (let turn = 0; turn < OTHER_EDITS; turn += 1) {
      const title = manuscriptTitle(`digital edit ${turn}`, field)
      const paper = englishPaper(`${title.replaceAll(':', ',')}.docx`, turn)
      insertEdit(world, identity, paper, { createdAt: start - (5 + 5 * turn) * day - turn * hour })
    }
    const count = world.digitalEdits.size
    return { person: personFacts(graceLindqvist), subscription, edits, count }
  },
})
