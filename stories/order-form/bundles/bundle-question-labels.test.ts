import { expect, it } from 'vitest'
import { bundleQuestions } from '../../../mocks/backend/reference-data/services/service-bundles.ts'
import { bundleQuestionLabels } from '../../../src/features/order-form/service-bundles/questions/bundle-question-labels.ts'

it('names every bundle question of the server and every choice', () => {
  const ids = bundleQuestions.flatMap(({ id, choices }) => [id, ...choices.map((one) => one.id)])
  expect(Object.keys(bundleQuestionLabels).sort()).toEqual(ids.sort())
})
