import { expect, it } from 'vitest'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { isComplete } from './form-completeness.ts'
import type { StepName } from './form-steps.ts'
import { newForm, noFiles } from './new-form.ts'

const empty = newForm({ identity: 'form-1', owner: 'user-1', turn: 1, now: 0 })
const { details } = empty
const words = { wordCount: 5200, languageId: 1 }
const named = { title: 'On barley', areaOfStudyId: 494 }
const styled = { ...details, ...named, styleOfEnglish: 'American English' } as const
const figures = [{ serviceIdentity: 'svc-figures', quantity: 1 }]
const journal = { name: 'Catena', url: null }
const video = [{ serviceIdentity: 'svc-video', quantity: 1 }]
const bundle = { ...empty.bundle, id: 'bundle-premium' }
const tables = [{ serviceIdentity: 'svc-table-formatting', quantity: 1 }]

const cases: [StepName, string, Partial<OrderFormRow>, boolean][] = [
  ['get-started', 'nothing', {}, false],
  ['get-started', 'a goal', { goal: 'editing' }, false],
  ['get-started', 'files without a goal', { files: { ...noFiles, main: ['file-1'] } }, false],
  [
    'get-started',
    'a goal and files',
    { goal: 'editing', files: { ...noFiles, main: ['f'] } },
    true,
  ],
  ['get-started', 'a goal and words', { goal: 'editing', wordCount: 5200 }, false],
  ['get-started', 'a goal, words and language', { goal: 'editing', ...words }, true],
  ['get-started', 'a goal and files later', { goal: 'editing', uploadFilesLater: true }, true],
  ['rework-get-started', 'words without a service', { goal: 'rework', ...words }, false],
  ['rework-get-started', 'words and a service', { service: 'svc-premium-rework', ...words }, true],
  ['manuscript-services', 'nothing', words, false],
  ['manuscript-services', 'a service without words', { service: 'svc-premium-editing' }, false],
  ['manuscript-services', 'a service', { service: 'svc-premium-editing', ...words }, true],
  ['manuscript-services', 'no editing wanted', { declineEditing: true }, true],
  ['multimedia-services', 'nothing', {}, false],
  ['multimedia-services', 'figures', { additions: figures }, false],
  ['multimedia-services', 'a video', { additions: video }, true],
  ['additional-services', 'nothing', {}, true],
  ['additional-services', 'nothing for figures only', { goal: 'figures-only' }, false],
  ['additional-services', 'figures', { goal: 'figures-only', additions: figures }, true],
  ['additional-services', 'tables', { goal: 'figures-only', additions: tables }, true],
  ['additional-services', 'a video', { goal: 'figures-only', additions: video }, false],
  ['service-bundles', 'no bundle', {}, false],
  ['service-bundles', 'a bundle', { service: 'svc-premium-editing', bundle, ...words }, true],
  ['service-bundles', 'a bundle that declines editing', { declineEditing: true, bundle }, true],
  ['service-bundles', 'a bundle without its editing', { bundle, ...words }, false],
  ['details', 'nothing', {}, false],
  ['details', 'title and area', { goal: 'multimedia', details: { ...details, ...named } }, true],
  ['details', 'no style', { goal: 'editing', details: { ...details, ...named } }, false],
  ['details', 'style too', { goal: 'editing', details: styled }, true],
  ['details', 'a journal wanting', { goal: 'editing', details: styled, additions: tables }, false],
  ['details', 'a journal', { details: { ...styled, journal }, additions: tables }, true],
  ['details', 'no options', { adminCreated: true, details: styled }, false],
  [
    'details',
    'options',
    { adminCreated: true, details: { ...styled, suppressInvoiceCreation: false } },
    true,
  ],
  ['payment-details', 'everything', { goal: 'editing', details: styled }, false],
  ['price-quote-completed', 'everything', { goal: 'price-quote', details: styled }, false],
  ['price-quote-completed', 'an order to be edited', { goal: 'editing' }, true],
]

it.each(cases)('%s with %s: %#', (step, _what, changes, complete) => {
  expect(isComplete({ ...empty, ...changes }, step)).toBe(complete)
})
