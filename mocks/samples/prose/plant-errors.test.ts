import { expect, it } from 'vitest'
import { categoryOfKind } from '../../backend/rules/grammar-check/assessment-kinds.ts'
import { nodeProofreader } from '../../transports/node/node-proofreader.ts'
import { cohortField } from './cohort-field.ts'
import { fillSentence } from './fill-sentence.ts'
import { ownWording } from './own-wording.ts'
import { PLANTED_ERRORS, plantError } from './plant-errors.ts'
import { seededChoice } from './seeded-choice.ts'
import { SENTENCE_TEMPLATES } from './sentence-templates.ts'

const choose = seededChoice('planted')
const templates = Object.values(SENTENCE_TEMPLATES).flat()
const sentences = ['one author', 'another one', 'a third one']
  .flatMap((author) => templates.map(ownWording(author)))
  .map((template) => fillSentence(template, cohortField, choose))

it.each(PLANTED_ERRORS.map((error) => [error.wrong.trim(), error] as const))(
  'plants "%s", and the proofreader finds it with its kind',
  async (_, error) => {
    const occasions = sentences.map((sentence) => plantError(sentence, error))
    const wrong = occasions.find((sentence) => sentence !== undefined)
    expect(wrong).toBeDefined()
    const found = await nodeProofreader.findings(wrong ?? '', 'american')
    expect(found.map(({ kind }) => categoryOfKind(kind))).toContain(error.category)
  },
  20_000,
)

it('fills every slot of a template', () => {
  expect(sentences.filter((sentence) => /[{}[\]|]|undefined/.test(sentence))).toEqual([])
})
