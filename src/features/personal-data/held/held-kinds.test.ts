import { expect, it } from 'vitest'
import { heldKinds } from './held-kinds.ts'

it.each([
  ['sells everything', true, true, ['orders', 'assessments', 'edits', 'translations']],
  ['sells no translation', true, false, ['orders', 'assessments', 'edits']],
  ['sells nothing digital', false, false, ['orders', 'assessments']],
])('where the site %s', (_, digital_editing, digital_translation, kinds) => {
  const user = { languageAssessmentEnabled: true, orderFormInProgress: false }
  expect(heldKinds(user, { features: { digital_editing, digital_translation } })).toEqual(kinds)
})

it('follows what the person has begun and may use', () => {
  const user = { languageAssessmentEnabled: false, orderFormInProgress: true }
  const features = { digital_editing: false, digital_translation: false }
  expect(heldKinds(user, { features })).toEqual(['orders', 'order-form'])
})
