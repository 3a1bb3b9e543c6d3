import { expect, it } from 'vitest'
import type { FormService, FormServiceOption } from '../../../api/order-form/order-form.ts'
import {
  canDecline,
  columnsFor,
  fittingOptions,
  nextBlock,
  optionFor,
  textServices,
  tierFor,
} from './service-rules.ts'
import { testOption, testService } from './test-services.ts'

it.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 2],
  [5, 3],
  [6, 3],
  [7, 2],
  [8, 2],
  [9, 3],
])('%i tiles stand in %i columns', (tiles, columns) => {
  expect(columnsFor(tiles)).toBe(columns)
})

it('shows the services of the text, featured ones first', () => {
  const availableServices = [
    testService({ identity: 'standard' }),
    testService({ identity: 'figures', type: 'additional' }),
    testService({ identity: 'premium', featured: true }),
    testService({ identity: 'video', type: 'multimedia' }),
    testService({ identity: 'concierge', type: 'concierge' }),
    testService({ identity: 'translation', type: 'translation' }),
    testService({ identity: 'rework', type: 'rework' }),
  ]
  const shown = textServices({ availableServices }).map(({ identity }) => identity)
  expect(shown).toEqual(['premium', 'standard', 'translation', 'rework'])
})

it.each<[FormService['type'], boolean]>([
  ['editing', true],
  ['rework', true],
  ['translation', false],
])('%s can be declined: %s', (type, expected) => {
  expect(canDecline([testService({ type })])).toBe(expected)
})

it.each<[string, FormServiceOption['wordCount'], number | null, boolean]>([
  ['the fewest words', { min: 3_501, max: 6_000 }, 3_501, true],
  ['the most words', { min: 3_501, max: 6_000 }, 6_000, true],
  ['one word less', { min: 3_501, max: 6_000 }, 3_500, false],
  ['one word more', { min: 3_501, max: 6_000 }, 6_001, false],
  ['no end of the range', { min: 40_001, max: null }, 900_000, true],
  ['no range', null, 5_200, true],
  ['an unknown length', { min: 1, max: 1_500 }, null, true],
])('%s', (_name, wordCount, words, expected) => {
  const option = testOption({ wordCount })
  expect(fittingOptions([option], words)).toEqual(expected ? [option] : [])
})

it('sorts options by price, those without one last', () => {
  const options = [null, 372, 252, 630].map((price) => testOption({ price }))
  const prices = fittingOptions(options, 5_200).map(({ price }) => price)
  expect(prices).toEqual([252, 372, 630, null])
})

it('buys a service only where one option of the tier is left', () => {
  const short = testOption({ wordCount: { min: 1, max: 3_500 }, price: 200 })
  const long = testOption({ wordCount: { min: 3_000, max: null }, price: 300 })
  const rush = testOption({ deliveryTier: 'rush', rush: true })
  const service = testService({ serviceOptions: [short, long, rush] })
  expect(optionFor(service, 2_999)).toBe(short)
  expect(optionFor(service, 3_200)).toBeUndefined()
  expect(optionFor(service, 5_200)).toBe(long)
  expect(optionFor(service, 5_200, 'rush')).toBe(rush)
  expect(optionFor(service, 5_200, 'express')).toBeUndefined()
})

it('keeps the tier where the newly chosen service has it', () => {
  const rush = testOption({ deliveryTier: 'rush', rush: true })
  expect(tierFor(testService({ serviceOptions: [rush] }), 5_200, 'rush')).toBe('rush')
  expect(tierFor(testService({ serviceOptions: [testOption({})] }), 5_200, 'rush')).toBe('standard')
})

const chosen = {
  isSaving: false,
  isDeclined: false,
  isChosen: true,
  canBeDeclined: true,
  isTextKnown: true,
}

it.each<[string, Partial<typeof chosen>, ReturnType<typeof nextBlock>]>([
  ['a chosen service', {}, undefined],
  ['a choice being saved', { isSaving: true }, 'saving'],
  ['nothing', { isChosen: false }, 'nothing-chosen-or-declined'],
  ['no translation', { isChosen: false, canBeDeclined: false }, 'nothing-chosen'],
  ['declined', { isChosen: false, isDeclined: true }, undefined],
  [
    'declined without a word count',
    { isChosen: false, isDeclined: true, isTextKnown: false },
    undefined,
  ],
  ['declined and being saved', { isChosen: false, isDeclined: true, isSaving: true }, 'saving'],
  ['an unknown word count', { isTextKnown: false }, 'text-unknown'],
])('the next step with %s', (_name, input, expected) => {
  expect(nextBlock({ ...chosen, ...input })).toBe(expected)
})
