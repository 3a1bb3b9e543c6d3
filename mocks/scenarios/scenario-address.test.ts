import { expect, it } from 'vitest'
import { fixedNow } from '../world/clock/fixed-now.ts'
import { loadScenario } from './load-scenario.ts'
import { type AddressOptions, scenarioAddress } from './scenario-address.ts'
import { parseScenarioRequest } from './scenario-request.ts'

const newYear = Date.parse('2026-12-31T23:30:00Z')

async function requestAt(opening: AddressOptions) {
  const { address } = await scenarioAddress('order-form', opening)
  return parseScenarioRequest(address.split('?')[1] ?? '')
}

it.each<[string, AddressOptions, object]>([
  ['nothing more', {}, { scenario: 'order-form', now: fixedNow, clock: 'frozen', faults: [] }],
  ['a step', { at: 'quote' }, { at: 'price-quote-completed' }],
  ['a step in its path', { path: '/en/researcher?at=details' }, { at: 'details' }],
  ['an instant', { now: newYear }, { now: newYear }],
  ['an instant as a text', { now: '2026-12-31T23:30:00Z' }, { now: newYear }],
  ['an instant in its path', { path: '/en?now=2026-12-31T23:30:00Z' }, { now: newYear }],
  [
    'an instant of its own before the path',
    { path: '/en?now=2020-01-01', now: newYear },
    { now: newYear },
  ],
  ['a latency', { latency: 300 }, { latency: 300 }],
  [
    'flags in both',
    { path: '/en?flag=captcha:on', flags: { digital_editing: false } },
    { flags: { captcha: true, digital_editing: false } },
  ],
  [
    'a fault',
    { faults: [['searchOrders', '503', 2]] },
    { faults: [{ operation: 'searchOrders', left: 2 }] },
  ],
])('requests %s in the page address', async (_, opening, expected) => {
  expect(await requestAt(opening)).toMatchObject(expected)
})

it('writes facts with the start of the world', async () => {
  const { facts } = await scenarioAddress('order-form', { now: newYear })
  expect(facts).toEqual((await loadScenario({ name: 'order-form', now: newYear })).facts)
  expect(facts.overAWeekend).not.toEqual((await scenarioAddress('order-form')).facts.overAWeekend)
})

it('leaves the rest of a path alone, and adds facts to it', async () => {
  const path = '/jp/researcher/grammar-check/details/{assessments.flawless}?redirect=%2Fen#part'
  const { address, facts } = await scenarioAddress('assessments', { path })
  const below = `/jp/researcher/grammar-check/details/${facts.assessments.flawless}?redirect=%2Fen&`
  expect(address.startsWith(below)).toBe(true)
  expect(address.endsWith('#part')).toBe(true)
})
