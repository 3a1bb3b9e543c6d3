import { describe, expect, it } from 'vitest'
import { usualFlags } from '../../../../scenarios/builders/feature-flags.ts'
import { choiceOf } from '../../../../testing/order-form/form-choice-for-test.ts'
import { answered, take, withTables } from '../../../../testing/order-form/select-bundle.ts'
import { CHINESE } from '../../../reference-data/manuscript-languages.ts'
import { validateBundle } from './choose-bundle.ts'

type Selection = ReturnType<typeof take>
type AnsweredForm = ReturnType<typeof answered>

const format = 'manuscript-formatting'
const editing = ['premium-editing']
const tabled = take('premium', ['table-formatting'])
const add = (id: string, quantity = 1) => ({ serviceIdentity: `svc-${id}`, quantity })

const edited = (changes: object = {}) => ({
  ...{ service: 'svc-premium-editing', tier: 'standard', additions: [], declineEditing: false },
  ...changes,
})
const tables = (count: number) => edited({ additions: [add('table-formatting', count)] })
const formatted = edited({ additions: [add('formatting')] })
const declined = { service: null, declineEditing: true }
const before: AnsweredForm = {
  ...{ service: 'svc-vip-editing', tier: 'rush', declineEditing: true },
  additions: [add('figures', 3)],
}

describe('choosing a bundle', () => {
  it.each<[string, Selection, AnsweredForm, object]>([
    ['its main service', take('premium'), answered(), edited()],
    ['another service with it', take('premium', ['formatting']), answered(), formatted],
    ['a rush', take('premium', [], 'rush'), answered(), edited({ tier: 'rush' })],
    [
      'rush by its checkbox',
      { ...take('premium'), rush: true },
      answered(),
      edited({ tier: 'rush' }),
    ],
    ['express', take('premium', [], 'express'), answered(), edited({ tier: 'express' })],
    ['the text as an addition', take(format, editing), answered(), formatted],
    ['no text', take(format), answered(), { ...formatted, ...declined }],
    ['the counted number of tables', tabled, withTables(true, '25'), tables(25)],
    ['one table without any count', tabled, answered(), tables(1)],
    ['one where the count is of no table', tabled, withTables(false, '40'), tables(1)],
    ['one where the count is blank', tabled, withTables(false, ''), tables(1)],
    ['nothing that was chosen before', take('premium'), answered(before), edited()],
    [
      'what an administrator added for good',
      take('premium', ['formatting']),
      answered({ ...before, fixedAdditions: ['svc-figures'] }),
      edited({ additions: [add('figures', 3), add('formatting')] }),
    ],
    [
      'what an administrator added for good and the bundle has too, once',
      take('premium'),
      answered({ additions: [add('formatting')], fixedAdditions: ['svc-formatting'] }),
      formatted,
    ],
  ])('chooses %s', (_, selection, form, changes) => {
    const { bundle } = form
    const withBundle = { ...changes, bundle: { ...bundle, id: selection.serviceBundleId } }
    expect(validateBundle(selection, choiceOf(form))).toEqual({ changes: withBundle })
  })

  const long = (wordCount: number) => answered({ wordCount })
  const inChinese = answered({ languageId: CHINESE })

  it.each<[string, Selection, AnsweredForm, string]>([
    ['before its questions', take('premium'), {}, 'not-available'],
    ['that does not exist', take('none'), answered(), 'not-available'],
    ['for another need', take('vip'), answered(), 'not-available'],
    ['for another language', take('chinese'), answered(), 'not-available'],
    ['for tables where there are none', take('table-formatting'), answered(), 'not-available'],
    ['for fewer words', take('premium'), long(40_001), 'not-available'],
    [
      'with a service of another bundle',
      take('premium', ['figures']),
      answered(),
      'service-not-included',
    ],
    [
      'with only such a service',
      take('premium', ['formatting', 'figures']),
      answered(),
      'service-not-included',
    ],
    ['with its main service again', take('premium', editing), answered(), 'service-not-included'],
    ['without translation', take(format), inChinese, 'not-available'],
    ['with a service for fewer words', take(format, editing), long(40_001), 'service-not-included'],
    ['with rush for too many words', take('premium', [], 'rush'), long(12_001), 'tier-not-offered'],
    ['with rush without the text', take(format, [], 'rush'), answered(), 'tier-not-offered'],
    ['with express for few words', take('premium', [], 'express'), long(3_999), 'tier-not-offered'],
    [
      'with express for many words',
      take('premium', [], 'express'),
      long(6_000),
      'tier-not-offered',
    ],
  ])('is refused %s', (_, selection, form, why) => {
    const refused = `service-bundle-${why}`
    expect(validateBundle(selection, choiceOf(form))).toEqual({ refused })
  })

  it('is refused as rush and express at once', () => {
    const both = { ...take('premium', [], 'express'), rush: true }
    expect(validateBundle(both, choiceOf(answered()))).toEqual({
      refused: 'delivery-tiers-exclude-one-another',
    })
  })

  it.each([
    ['express where the site has none', { express_delivery: false }, true, 'tier-not-offered'],
    ['where the site sells none', {}, false, 'not-available'],
  ])('is refused %s', (_, flags, bundlesAllowed, why) => {
    const choice = choiceOf(answered(), { features: { ...usualFlags, ...flags }, bundlesAllowed })
    const refused = `service-bundle-${why}`
    expect(validateBundle(take('premium', [], 'express'), choice)).toEqual({ refused })
  })
})
