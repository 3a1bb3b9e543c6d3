import { expect, it } from 'vitest'
import { parseScenarioRequest } from '../../mocks/scenarios/scenario-request.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import {
  clockAsChosen,
  isUnchanged,
  readToolbar,
  type ToolbarChoices,
  worldAsChosen,
} from './world-as-chosen.ts'

it.each([
  [{}, {}],
  [{ language: 'jp', scenario: undefined, clock: '', latency: null }, {}],
  [{ scenario: 'no-such', clock: '3-hours', latency: 300, fault: 'toString' }, {}],
  [
    { scenario: 'china', clock: '1-year', latency: 'none', fault: 'slow' },
    { scenario: 'china', clock: '1-year', latency: 'none', fault: 'slow' },
  ],
])('reads %j as the choices %j', (globals, choices) => {
  expect(readToolbar(globals)).toEqual(choices)
})

const story = 'scenario=order-form&at=payment-details&flag=captcha:off&now=2026-03-02&latency=50'

it.each<[string, ToolbarChoices, object]>([
  ['nothing', {}, { scenario: 'order-form', latency: 50, faults: [] }],
  ['another scenario', { scenario: 'brazil' }, { scenario: 'brazil', latency: 50 }],
  ['another latency', { latency: '2-s' }, { scenario: 'order-form', latency: 2_000 }],
  ['no latency', { latency: 'none' }, { latency: 0 }],
])('changes only %s of a world', (_name, choices, expected) => {
  const request = parseScenarioRequest(story)
  expect(worldAsChosen(request, choices)).toMatchObject({
    flags: { captcha: false },
    now: Date.parse('2026-03-02'),
    ...expected,
    at: choices.scenario ? undefined : request.at,
  })
})

it('fails every call of a screen, after the faults of the story', () => {
  const request = parseScenarioRequest('fault=searchOrders:500:1')
  const { faults } = worldAsChosen(request, { fault: 'server-down-once' })
  const of = (operation: string) => faults.filter((fault) => fault.operation === operation)
  expect(of('searchOrders').map(({ fault, left }) => [fault, left])).toEqual([
    [{ kind: 'status', status: 500 }, 1],
    [{ kind: 'status', status: 503 }, 1],
  ])
  expect(of('payOrder').length + of('logIn').length).toBeGreaterThan(0)
  expect([...of('loadApplication'), ...of('loadUser')]).toEqual([])
})

const day = 86_400_000

it.each<[ToolbarChoices, number]>([
  [{}, 0],
  [{ clock: '45-seconds' }, 45_000],
  [{ clock: '1-day' }, day],
  [{ clock: '2-working-days' }, 2 * day],
])('moves a clock by %j', (choices, by) => {
  expect(clockAsChosen(choices, fixedNow, 'America/Sao_Paulo')).toBe(fixedNow + by)
})

it('counts no weekend as working days', () => {
  const friday = fixedNow + 4 * day
  expect(clockAsChosen({ clock: '2-working-days' }, friday, 'Europe/Madrid')).toBe(friday + 4 * day)
})

it.each([
  ['as it is', { language: 'en' }, {}, true],
  ['in a language of its own', { language: 'jp' }, { language: 'jp' }, true],
  ['in another language', { language: 'jp' }, {}, false],
  ['in another world', { language: 'en', scenario: 'china' }, {}, false],
  ['in a world of its own', { language: 'en', scenario: 'china' }, { scenario: 'china' }, true],
  ['at another time', { clock: '1-hour', scenario: 'china' }, { scenario: 'china' }, false],
  ['in the dark', { language: 'en', scheme: 'dark' }, {}, true],
])('reports whether globals change a story: %s', (_name, globals, storyGlobals, expected) => {
  expect(isUnchanged({ globals, storyGlobals })).toBe(expected)
})
