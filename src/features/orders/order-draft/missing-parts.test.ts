import { expect, test } from 'vitest'
import { type DraftForm, missingParts } from './missing-parts.ts'

const goal = { name: 'editing', requiresWordCount: true, englishStyleDefault: null } as const

const whole: DraftForm = {
  areaOfStudyId: 212,
  customerGoal: goal,
  declineEditingServices: true,
  displayedManuscripts: [],
  journal: null,
  projectTitle: 'Nitrate in farmland streams',
  services: [],
  showJournalDetailsInput: false,
  styleOfEnglish: null,
  uploadFilesLater: true,
  wordCount: null,
}
const asksForStyle = { ...goal, englishStyleDefault: 'American English' } as const

test.each([
  ['with everything', {}, []],
  ['without files or a length', { uploadFilesLater: false }, ['text']],
  ['with a length instead of files', { uploadFilesLater: false, wordCount: 900 }, []],
  ['without a service', { declineEditingServices: false }, ['service']],
  ['without a title', { projectTitle: null }, ['title']],
  ['without an area', { areaOfStudyId: null }, ['area-of-study']],
  ['without the style that its goal asks for', { customerGoal: asksForStyle }, ['style']],
  ['without the journal that its service asks for', { showJournalDetailsInput: true }, ['journal']],
  [
    'that was just begun',
    { customerGoal: asksForStyle, uploadFilesLater: false, projectTitle: null },
    ['text', 'title', 'style'],
  ],
])('a draft %s lacks %3$j', (_, changes, missing) => {
  expect(missingParts({ ...whole, ...changes })).toEqual(missing)
})
