import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '../backend/invariants/world-invariants.ts'
import { worldRowProblems } from '../backend/row-shapes/row-problems.ts'
import { fixedNow } from '../world/clock/fixed-now.ts'
import { stateOf } from '../world/world-state.ts'
import { loadScenario } from './load-scenario.ts'
import { isScenarioName, scenarioNames } from './scenario-list.ts'
import { parseScenarioRequest } from './scenario-request.ts'
import { worldViolations } from './world-violations.ts'

const names = scenarioNames.filter(isScenarioName)
const small = names.filter((name) => name !== 'large-lab')
const day = 86_400_000

describe.each(names)('the scenario %s', (name) => {
  it('follows the contract in every row, now and later, and the invariants', async () => {
    const { world } = await loadScenario({ name, now: fixedNow })
    expect(worldRowProblems(world)).toEqual([])
    expect(worldViolations(world, fixedNow)).toEqual([])
    expect(worldViolations(world, fixedNow + 40 * day)).toEqual([])
    expect(brokenInvariants(world)).toEqual([])
  })
})

describe.each(small)('the scenario %s', (name) => {
  it('is identical when it is built again', async () => {
    const options = { name, now: fixedNow, flags: { captcha: false } }
    const first = await loadScenario(options)
    await loadScenario({ name: 'japan', now: fixedNow + day })
    const second = await loadScenario(options)
    expect(second.world.exportFile()).toBe(first.world.exportFile())
    expect(second.facts).toEqual(first.facts)
  })

  it('has the same relative times at another start', async () => {
    const later = Date.parse('2027-06-14T16:30:00Z')
    const ages = async (start: number) => {
      const { world } = await loadScenario({ name, now: start })
      return [...world.orders.all()].map((row) => [row.identity, start - row.createdAt])
    }
    expect(await ages(later)).toEqual(await ages(fixedNow))
  })
})

describe('loading a scenario', () => {
  it('starts frozen, with a session of its browser and the requested flags', async () => {
    const flags = { captcha: false, wechat_sso: true }
    const { world } = await loadScenario({ name: 'anonymous', now: fixedNow, flags })
    const state = stateOf(world)
    expect(state).toMatchObject({
      scenario: 'anonymous',
      startedAt: fixedNow,
      latency: 0,
      clock: { at: fixedNow, frozen: true },
      browserSession: 'session-1',
      application: { features: { ...flags, anonymous_language_assessment: true } },
    })
    expect(world.sessions.get('session-1')).toMatchObject({ userIdentity: null, language: 'en' })
  })

  it.each(['2000-01-01', '2099-12-31T23:59:59Z'])(
    'follows the contract and the invariants in a world that starts at %s',
    async (start) => {
      const { now } = parseScenarioRequest(`now=${start}`)
      if (now === undefined) throw new Error('The instant is not read.')
      const { world } = await loadScenario({ name: 'returning-customer', now })
      expect(worldRowProblems(world)).toEqual([])
      expect(worldViolations(world, now + 40 * day)).toEqual([])
      expect(brokenInvariants(world)).toEqual([])
    },
  )

  it('replaces everything in a world', async () => {
    const { world } = await loadScenario({ name: 'assessments', now: fixedNow })
    const again = await loadScenario({ name: 'japan', now: fixedNow, world })
    const fresh = await loadScenario({ name: 'japan', now: fixedNow })
    expect(again.world).toBe(world)
    expect(world.exportFile()).toBe(fresh.world.exportFile())
  })
})
