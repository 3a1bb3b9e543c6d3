import { describe, expect, it } from 'vitest'
import { fixedNow } from '../world/clock/fixed-now.ts'
import { stateOf } from '../world/world-state.ts'
import { loadScenario } from './load-scenario.ts'
import { applySettings, parseScenarioRequest } from './scenario-request.ts'

const nothing = { flags: {}, faults: [], names: [] }

describe('reading a scenario request of an address', () => {
  it.each([
    ['', nothing],
    ['?page=2&title=x', nothing],
    ['?scenario=assessments&page=2', { ...nothing, scenario: 'assessments', names: ['scenario'] }],
    [
      'now=2026-03-02T09:00:00Z',
      {
        ...nothing,
        scenario: 'returning-customer',
        now: Date.parse('2026-03-02T09:00:00Z'),
        names: ['now'],
      },
    ],
    [
      'clock=frozen',
      { ...nothing, scenario: 'returning-customer', clock: 'frozen', names: ['clock'] },
    ],
    ['at=details', { ...nothing, scenario: 'order-form', at: 'details', names: ['at'] }],
    [
      'scenario=japan&now=2026-03-02',
      { ...nothing, scenario: 'japan', now: Date.parse('2026-03-02'), names: ['scenario', 'now'] },
    ],
    // Without a zone it is UTC, whatever the machine's is.
    [
      'scenario=japan&now=2026-03-08T02:30',
      {
        ...nothing,
        scenario: 'japan',
        now: Date.UTC(2026, 2, 8, 2, 30),
        names: ['scenario', 'now'],
      },
    ],
    [
      'flag=captcha:off&flag=wechat_sso:on&latency=300',
      {
        ...nothing,
        flags: { captcha: false, wechat_sso: true },
        latency: 300,
        names: ['latency', 'flag'],
      },
    ],
    [
      'fault=logIn:503:2&fault=searchOrders:slow',
      {
        ...nothing,
        faults: [
          { operation: 'logIn', fault: { kind: 'status', status: 503 }, left: 2 },
          { operation: 'searchOrders', fault: { kind: 'slow' }, left: null },
        ],
        names: ['fault'],
      },
    ],
  ])('%s', (text, request) => {
    expect(parseScenarioRequest(text)).toEqual(request)
  })

  it.each([
    ['scenario=nobody', 'There is no scenario "nobody". Known: returning-customer, anonymous,'],
    ['scenario=', 'There is no scenario ""'],
    ['scenario=toString', 'There is no scenario "toString"'],
    ['flag=catcha:on', 'There is no flag "catcha". Known: upload_files_ui,'],
    ['flag=captcha', 'There is no state of a flag "". Known: on, off.'],
    ['now=soon', 'There is no instant "soon"'],
    ['at=checkout', 'There is no step of the order form "checkout". Known: get-started,'],
    ['clock=slow', 'There is no clock "slow". Known: frozen.'],
    ['now=9999-12-31T23:59:00Z', 'Known: a day or time from 2000 to 2099 such as'],
    ['now=1999-12-31', 'There is no instant "1999-12-31"'],
    ['now=5', 'There is no instant "5"'],
    ['now=2026-02-30', 'There is no instant "2026-02-30"'],
    ['latency=-1', 'There is no latency "-1"'],
    ['fault=logOn:503', 'There is no operation "logOn"'],
  ])('%s is rejected with the valid names', (text, message) => {
    expect(() => parseScenarioRequest(text)).toThrow(message)
  })
})

it('applies flags, faults and latency to an existing world', async () => {
  const { world } = await loadScenario({ name: 'anonymous', now: fixedNow })
  applySettings(world, parseScenarioRequest('flag=captcha:off&fault=logIn:503:2&latency=80'))
  expect(stateOf(world)).toMatchObject({
    latency: 80,
    application: { features: { captcha: false, anonymous_language_assessment: true } },
  })
  expect([...world.faults.all()]).toMatchObject([{ operation: 'logIn', left: 2 }])
  applySettings(world, parseScenarioRequest(''))
  expect(stateOf(world).latency).toBe(80)
})
