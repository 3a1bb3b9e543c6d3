import { describe, expect, it } from 'vitest'
import { choiceOf } from '../../../../testing/order-form/form-choice-for-test.ts'
import { CHINESE } from '../../../reference-data/manuscript-languages.ts'
import { validateAddition, validateService } from './choose-services.ts'

type ServiceForm = Parameters<typeof choiceOf>[0]
type ServiceRequest = Parameters<typeof validateService>[0]

const premium: ServiceRequest = {
  selectedService: 'svc-premium-editing',
  declineEditingServices: false,
  rush: false,
  express: false,
}
const none = { ...premium, selectedService: null }

describe('the service of the text', () => {
  const notOffered = 'service-not-offered'
  const noTier = 'delivery-tier-not-offered'

  it.each<[string, ServiceRequest, ServiceForm, object]>([
    ['as usual', premium, {}, { service: 'svc-premium-editing', tier: 'standard' }],
    ['with rush', { ...premium, rush: true }, {}, { tier: 'rush' }],
    ['by express', { ...premium, express: true }, {}, { tier: 'express' }],
    ['before its length is known', premium, { wordCount: null }, { tier: 'standard' }],
    ['declined', { ...none, declineEditingServices: true }, {}, { declineEditing: true }],
    ['none', none, {}, { service: null, declineEditing: false }],
    [
      'other than the service of a bundle',
      premium,
      { bundle: { interested: true, answers: {}, id: 'bundle-vip' } },
      { bundle: { interested: true, answers: {}, id: null } },
    ],
  ])('%s', (_, request, form, changes) => {
    expect(validateService(request, choiceOf(form))).toMatchObject({ changes })
  })

  it.each<[string, ServiceRequest, ServiceForm, string]>([
    [
      'with rush and express',
      { ...premium, rush: true, express: true },
      {},
      'delivery-tiers-exclude-one-another',
    ],
    ['with rush without a service', { ...none, rush: true }, {}, noTier],
    ['with express for few words', { ...premium, express: true }, { wordCount: 3_999 }, noTier],
    ['with express for many words', { ...premium, express: true }, { wordCount: 6_000 }, noTier],
    ['with rush for too many words', { ...premium, rush: true }, { wordCount: 12_001 }, noTier],
    [
      'declined and chosen',
      { ...premium, declineEditingServices: true },
      {},
      'service-cannot-be-declined',
    ],
    [
      'declined for a translation',
      { ...none, declineEditingServices: true },
      { goal: 'translation', languageId: CHINESE },
      'service-cannot-be-declined',
    ],
    ['of another language', premium, { languageId: CHINESE }, notOffered],
    ['of another goal', premium, { goal: 'rework' }, notOffered],
    ['outside its word ranges', premium, { wordCount: 40_001 }, notOffered],
    ['that is an addition', { ...premium, selectedService: 'svc-formatting' }, {}, notOffered],
    ['that is no longer sold', { ...premium, selectedService: 'svc-rapid-review' }, {}, notOffered],
    ['that never existed', { ...premium, selectedService: 'svc-x' }, {}, notOffered],
  ])('%s is refused', (_, request, form, refused) => {
    expect(validateService(request, choiceOf(form))).toEqual({ refused })
  })
})

describe('an additional service', () => {
  const figures = { serviceIdentity: 'svc-figures', quantity: 3 }
  const tables = { serviceIdentity: 'svc-table-formatting', quantity: 1 }

  it.each<[string, ServiceForm, object[]]>([
    ['is added', {}, [figures]],
    ['is added after others', { additions: [tables] }, [tables, figures]],
    [
      'that exists gets the new quantity in its position',
      { additions: [{ ...figures, quantity: 1 }, tables] },
      [figures, tables],
    ],
  ])('%s', (_, form, additions) => {
    expect(validateAddition(figures, choiceOf(form))).toEqual({ changes: { additions } })
  })

  it.each<[string, string, ServiceForm]>([
    ['works on the text', 'svc-premium-editing', {}],
    ['is for another goal', 'svc-figures', { goal: 'multimedia' }],
    ['never was', 'svc-x', {}],
  ])('that %s is refused', (_, serviceIdentity, form) => {
    const refused = { refused: 'service-not-offered' }
    expect(validateAddition({ serviceIdentity, quantity: 1 }, choiceOf(form))).toEqual(refused)
  })
})
