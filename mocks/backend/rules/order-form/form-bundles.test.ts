import { describe, expect, it } from 'vitest'
import { choiceOf } from '../../../testing/order-form/form-choice-for-test.ts'
import { CHINESE } from '../../reference-data/manuscript-languages.ts'
import {
  bundleQuestionIds,
  bundleQuestions,
} from '../../reference-data/services/service-bundles.ts'
import { bundlesOf, discountingBundle, fittingBundles } from './form-bundles.ts'

type BundleForm = NonNullable<Parameters<typeof choiceOf>[0]>

const wanting = (needs: string[], hasTables = false): BundleForm => ({
  bundle: {
    interested: true,
    answers: {
      [bundleQuestionIds.needs]: needs,
      [bundleQuestionIds.hasTables]: [String(hasTables)],
    },
    id: null,
  },
})
const language = wanting(['need-language'])

describe('matching bundles', () => {
  it.each<[string, BundleForm, string[]]>([
    ['one need', language, ['bundle-premium', 'bundle-standard']],
    [
      'several needs',
      wanting(['need-science', 'need-guidance']),
      ['bundle-scientific', 'bundle-vip'],
    ],
    ['tables', wanting([], true), ['bundle-table-formatting']],
    ['a Chinese text', { ...language, languageId: CHINESE }, ['bundle-chinese']],
    ['no words yet', { ...language, wordCount: null }, []],
    ['too many words', { ...language, wordCount: 40_001 }, []],
    ['no answers yet', { bundle: { interested: true, answers: null, id: null } }, []],
    [
      'no interest in any',
      {
        bundle: {
          interested: false,
          answers: { [bundleQuestionIds.needs]: ['need-language'] },
          id: null,
        },
      },
      [],
    ],
  ])('%s', (_, form, ids) => {
    expect(fittingBundles(choiceOf(form)).map(({ id }) => id)).toEqual(ids)
  })

  it('are empty without questions where the site sells none', () => {
    const choice = choiceOf(language, { bundlesAllowed: false })
    expect(bundlesOf(choice)).toEqual({ availableServiceBundles: [], serviceBundleQuestions: [] })
  })

  it('are shown with their discount on the standard prices of all their services', () => {
    const { availableServiceBundles, serviceBundleQuestions } = bundlesOf(choiceOf(language))
    expect(serviceBundleQuestions).toEqual(bundleQuestions)
    const [premium] = availableServiceBundles
    expect(premium).toMatchObject({ primaryServiceName: 'Premium Editing' })
    // Of 372 for editing and 185, 240, 95, 110 and 24 for the others.
    expect(premium?.discount).toEqual({ percent: 10, displayableAmount: '$102.60' })
    expect(Object.keys(premium?.deadlines ?? {})).toEqual(['standard', 'rush', 'express'])
  })
})

describe('the discount of a bundle', () => {
  const additions = [{ serviceIdentity: 'svc-formatting', quantity: 1 }]
  const bundle = { ...language.bundle, id: 'bundle-premium' }

  it.each<[string, BundleForm, string | undefined]>([
    ['text and others', { service: 'svc-premium-editing', additions }, 'bundle-premium'],
    ['the text alone', { service: 'svc-premium-editing' }, undefined],
    ['others alone', { additions }, undefined],
    [
      'a language without the bundle',
      { service: 'svc-translation', additions, languageId: CHINESE },
      undefined,
    ],
  ])('counts for %s: %s', (_, form, id) => {
    const chosen = { ...language, bundle: { interested: true, answers: null, ...bundle } }
    expect(discountingBundle(choiceOf({ ...chosen, ...form }))?.id).toBe(id)
  })
})
