import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day, hour } from '../builders/server-date.ts'
import { type AssessedName, assessedManuscripts } from './assessed-manuscripts.ts'
import { assessedVerdicts } from './assessed-verdicts.ts'
import { insertAssessment } from './insert-assessment.ts'

/** Milliseconds before the start; the first two are still processing. */
const handedInAgo: Record<AssessedName, number> = {
  scoring: 10_000,
  counting: 35_000,
  fiveKinds: 5 * hour,
  twoKindsAtZero: 1 * day,
  scoreFailed: 2 * day,
  countFailed: 3 * day,
  countSkipped: 5 * day,
  flawless: 8 * day,
  hardToFollow: 13 * day,
  oldFormat: 21 * day,
  locked: 30 * day,
  proofread: 44 * day,
  edited: 61 * day,
  conference: 97 * day,
}

/** Grace Lindqvist has assessments at every stage, on two pages. */
export const assessments = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world, start }) {
    const { identity } = graceLindqvist
    world.users.insert(accountFor(graceLindqvist))
    const insert = (key: AssessedName) => {
      const { name, bytes } = assessedManuscripts[key]
      const createdAt = start - handedInAgo[key]
      const verdict = assessedVerdicts[key]
      return insertAssessment(world, identity, { name, bytes: bytes(), createdAt, verdict })
    }
    return {
      person: personFacts(graceLindqvist),
      assessments: {
        scoring: insert('scoring'),
        counting: insert('counting'),
        fiveKinds: insert('fiveKinds'),
        twoKindsAtZero: insert('twoKindsAtZero'),
        scoreFailed: insert('scoreFailed'),
        countFailed: insert('countFailed'),
        countSkipped: insert('countSkipped'),
        flawless: insert('flawless'),
        hardToFollow: insert('hardToFollow'),
        oldFormat: insert('oldFormat'),
        locked: insert('locked'),
        proofread: insert('proofread'),
        edited: insert('edited'),
        conference: insert('conference'),
      },
    }
  },
})
