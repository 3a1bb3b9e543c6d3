import { describe, expect, it } from 'vitest'
import type { GoalName, OrderForm, StepName } from '../../api/order-form/order-form.ts'
import { mayEnter, stepWithoutQuote } from './step-rules.ts'

const stepOf = (name: StepName) => ({ name, url: `/researcher/submit/${name}` })

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
