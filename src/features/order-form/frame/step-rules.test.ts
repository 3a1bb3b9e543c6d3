import { describe, expect, it } from 'vitest'
import type { GoalName, OrderForm, StepName } from '../../../api/order-form/order-form.ts'
import { unlistedText } from '../../../lib/test-unlisted.ts'
import {
  isOpen,
  mayEnter,
  stepAfter,
  stepBefore,
  stepToOpen,
  stepWithoutQuote,
} from './step-rules.ts'

const stepOf = (name: OrderForm['steps']['current']['name']) => ({
  name,
  url: `/researcher/submit/${String(name)}`,
})

function stepsAt(current: StepName, names: readonly StepName[]): OrderForm['steps'] {
  return { current: stepOf(current), previous: null, next: null, list: names.map(stepOf) }
}

const goalOf = (name: GoalName) => ({ name, requiresWordCount: true, englishStyleDefault: null })

const editing: StepName[] = [
  'get-started',
  'manuscript-services',
  'additional-services',
  'details',
  'payment-details',
]
const quoted: StepName[] = [...editing.slice(0, 3), 'price-quote-completed']
const bundled: StepName[] = ['get-started', 'service-bundles', 'details', 'payment-details']

describe('a price quote', () => {
  it.each<[string, boolean, GoalName, StepName, StepName[]]>([
    ['an order whose services are chosen', true, 'editing', 'additional-services', editing],
    ['an order that is described', true, 'editing', 'details', editing],
    ['an order without a service', false, 'editing', 'manuscript-services', editing],
    ['an order of a bundle', false, 'editing', 'details', bundled],
    ['a quote that is due', true, 'price-quote', 'price-quote-completed', quoted],
    ['a quote without a service', false, 'price-quote', 'manuscript-services', quoted],
    ['a quote that became an order', false, 'price-quote', 'details', editing],
  ])('of %s may be opened: %s', (_, expected, goal, current, names) => {
    const form = { steps: stepsAt(current, names), customerGoal: goalOf(goal) }
    expect(mayEnter(form, 'price-quote-completed')).toBe(expected)
  })

  it.each<[StepName, StepName[]]>([
    ['additional-services', quoted],
    ['get-started', bundled],
  ])('that fails leads to %s', (expected, names) => {
    expect(stepWithoutQuote(stepsAt('get-started', names))).toBe(expected)
  })
})

it('passes over a step without a screen', () => {
  const extra = stepOf(unlistedText('extra-services'))
  const list = [stepOf('get-started'), extra, stepOf('details')]
  const steps = { current: extra, previous: null, next: null, list }
  expect(stepToOpen(steps)).toBe('get-started')
  expect(isOpen(steps, 'get-started')).toBe(true)
  expect(isOpen(steps, 'details')).toBe(false)
  expect(stepAfter(steps, 'get-started')).toBe('details')
  expect(stepBefore(steps, 'details')).toBe('get-started')
  expect(stepToOpen({ ...steps, list: [] })).toBe('get-started')
})
