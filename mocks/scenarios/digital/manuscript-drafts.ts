import { type DraftName, draftManuscript } from '../../samples/draft-manuscripts.ts'
import { graceLindqvist } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'
import { assessedManuscripts } from './assessed-manuscripts.ts'
import { assessedVerdicts } from './assessed-verdicts.ts'
import { draftVerdicts } from './draft-verdicts.ts'
import { insertAssessment } from './insert-assessment.ts'

/** The author renames the file with each draft. */
export const draftFiles: Record<DraftName, { name: string; daysAgo: number }> = {
  first: { name: 'Wheat emergence.docx', daysAgo: 90 },
  second: { name: 'Wheat emergence, second draft.docx', daysAgo: 61 },
  third: { name: 'Wheat with new discussion.docx', daysAgo: 40 },
  fourth: { name: 'wheat_final.docx', daysAgo: 12 },
  fifth: { name: 'wheat_final_really.docx', daysAgo: 2 },
}

/** Grace Lindqvist has checked five drafts of one manuscript, and another one. */
export const manuscriptDrafts = defineScenario({
  site: 'us',
  signedIn: graceLindqvist,
  build({ world, start }) {
    const { identity } = graceLindqvist
    world.users.insert(accountFor(graceLindqvist))
    const insert = (draft: DraftName) =>
      insertAssessment(world, identity, {
        name: draftFiles[draft].name,
        bytes: draftManuscript(draft),
        createdAt: start - draftFiles[draft].daysAgo * day,
        verdict: draftVerdicts[draft],
      })
    const other = assessedManuscripts.edited
    return {
      person: personFacts(graceLindqvist),
      drafts: {
        first: insert('first'),
        second: insert('second'),
        third: insert('third'),
        fourth: insert('fourth'),
        fifth: insert('fifth'),
      },
      other: insertAssessment(world, identity, {
        name: other.name,
        bytes: other.bytes(),
        createdAt: start - 1 * day,
        verdict: assessedVerdicts.edited,
      }),
    }
  },
})
