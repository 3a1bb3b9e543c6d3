import { expect, it } from 'vitest'
import { testService } from '../services/test-services.ts'
import { multimediaBlock, multimediaServices } from './multimedia-rules.ts'

it('offers multimedia alone, featured services first', () => {
  const availableServices = [
    testService({ identity: 'editing', type: 'editing' }),
    testService({ identity: 'infographic', type: 'multimedia' }),
    testService({ identity: 'figures', type: 'additional' }),
    testService({ identity: 'video', type: 'multimedia', featured: true }),
  ]
  const identities = multimediaServices({ availableServices }).map(({ identity }) => identity)
  expect(identities).toEqual(['video', 'infographic'])
})

it.each([
  [false, false, 'nothing-chosen'],
  [false, true, undefined],
  [true, false, 'saving'],
  [true, true, 'saving'],
])('saving %s, something chosen %s: %s', (isSaving, isChosen, expected) => {
  expect(multimediaBlock({ isSaving, isChosen })).toBe(expected)
})
