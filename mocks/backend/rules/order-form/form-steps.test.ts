import { expect, it } from 'vitest'
import { currentStepIn, openSteps, type StepFacts, type StepName, stepsFor } from './form-steps.ts'

const plain: StepFacts = {
  goal: null,
  wantsBundles: false,
  hasDuplicate: false,
  quote: 'none',
}
const services = ['manuscript-services', 'additional-services']
const end = ['details', 'payment-details']

const cases: [string, Partial<StepFacts>, string[]][] = [
  ['without a goal', {}, ['get-started', ...services, ...end]],
  ['editing', { goal: 'editing' }, ['get-started', ...services, ...end]],
  ['translation', { goal: 'translation' }, ['get-started', ...services, ...end]],
  ['rework', { goal: 'rework' }, ['rework-get-started', ...services, ...end]],
  ['multimedia', { goal: 'multimedia' }, ['get-started', 'multimedia-services', ...end]],
  ['figures only', { goal: 'figures-only' }, ['get-started', 'additional-services', ...end]],
  [
    'price quote',
    { goal: 'price-quote', quote: 'open', hasDuplicate: true },
    ['get-started', ...services, 'price-quote-completed'],
  ],
  [
    'price quote made an order',
    { goal: 'price-quote', quote: 'converted' },
    ['get-started', ...services, ...end],
  ],
  [
    'editing that a quote was made of',
    { goal: 'editing', quote: 'open' },
    ['get-started', ...services, 'price-quote-completed', ...end],
  ],
  [
    'editing whose quote was made an order',
    { goal: 'editing', quote: 'converted' },
    ['get-started', ...services, ...end],
  ],
  ['bundles', { goal: 'editing', wantsBundles: true }, ['get-started', 'service-bundles', ...end]],
  [
    'bundles for a rework, which has none',
    { goal: 'rework', wantsBundles: true },
    ['rework-get-started', ...services, ...end],
  ],
  [
    'a title ordered before',
    { goal: 'editing', hasDuplicate: true },
    ['get-started', ...services, 'details', 'duplicate-order', 'payment-details'],
  ],
]

it.each(cases)('lists the steps for %s', (_name, facts, steps) => {
  expect(stepsFor({ ...plain, ...facts })).toEqual(steps)
})

const all: StepName[] = ['get-started', 'manuscript-services', 'details']

it.each<[StepName[], StepName[]]>([
  [[], ['get-started']],
  [['get-started'], ['get-started', 'manuscript-services']],
  [
    ['get-started', 'details'],
    ['get-started', 'manuscript-services'],
  ],
  [['get-started', 'manuscript-services', 'details'], all],
])('with %j complete opens %j', (complete, open) => {
  expect(openSteps(all, (step) => complete.includes(step))).toEqual(open)
})

it.each<[StepName, StepName[], string | undefined, string, string | undefined]>([
  ['get-started', all, undefined, 'get-started', 'manuscript-services'],
  ['details', all, 'manuscript-services', 'details', undefined],
  ['details', ['get-started'], undefined, 'get-started', 'manuscript-services'],
  ['service-bundles', all, 'manuscript-services', 'details', undefined],
])(
  'opened at %s with %j open has previous and next steps',
  (wanted, open, previous, current, next) => {
    const steps = currentStepIn(all, open, wanted)
    expect([steps.previous?.name, steps.current.name, steps.next?.name]).toEqual([
      previous,
      current,
      next,
    ])
    expect(steps.current.url).toBe(`/researcher/submit/${current}`)
  },
)
