import type { World } from '../../world/galley-world.ts'
import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day, hour } from '../builders/server-date.ts'
import { type AssessedName, assessedManuscripts } from './assessed-manuscripts.ts'
import { assessedVerdicts } from './assessed-verdicts.ts'

const types = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

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

function insertAssessment(world: World, owner: string, name: AssessedName, createdAt: number) {
  const manuscript = assessedManuscripts[name]
  const bytes = manuscript.bytes()
  const fileIdentity = `file-${world.next('files')}`
  const type = manuscript.name.endsWith('.doc') ? types.doc : types.docx
  const file = { name: manuscript.name, type, size: bytes.length, createdAt: createdAt - 20_000 }
  world.files.insert({ identity: fileIdentity, owner, ...file })
  world.contents.insert({ identity: fileIdentity, bytes })
  return world.assessments.insert({
    identity: `assessment-${world.next('assessments')}`,
    owner,
    fileIdentity,
    name: manuscript.name,
    createdAt,
    archived: false,
    verdict: assessedVerdicts[name],
  }).identity
}

/** Grace Lindqvist has assessments at every stage, on two pages. */
export const assessments = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world, start }) {
    const { identity } = graceLindqvist
    world.users.insert(accountFor(graceLindqvist))
    const insert = (name: AssessedName) =>
      insertAssessment(world, identity, name, start - handedInAgo[name])
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
