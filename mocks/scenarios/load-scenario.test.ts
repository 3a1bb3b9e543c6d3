import { describe, expect, it } from 'vitest'
import { answerViolations } from '../backend/contract-check.ts'
import { accountOf } from '../backend/rules/account-rules.ts'
import { shownAssessment } from '../backend/rules/assessment-access.ts'
import { digitalLoad } from '../backend/rules/digital/digital-load.ts'
import { shownEdit, shownTranslation } from '../backend/rules/digital/digital-stage.ts'
import { CATEGORY_COLORS } from '../backend/rules/language-assessment-assumptions.ts'
import { PERCENTILES } from '../backend/rules/language-assessment-rules.ts'
import { orderAt } from '../backend/rules/order-rules.ts'
import { siteZones } from '../backend/rules/site-zones.ts'
import { brokenLaws } from '../backend/world-laws.ts'
import { fixedNow } from '../fixed-now.ts'
import type { World } from '../world/galley-world.ts'
import { stateOf } from '../world/world-state.ts'
import { loadScenario } from './load-scenario.ts'
import { isScenarioName, scenarioNames } from './scenario-list.ts'

const names = scenarioNames.filter(isScenarioName)
const small = names.filter((name) => name !== 'large-lab')
const ok = (body: unknown) => ({ status: 200, body, headers: {} })
const pagination = { current: 1, pageCount: 1, totalCount: 1, pageSize: 10 }
const day = 86_400_000

/** What the contract has against any row of a world, shown at once and after a long time. */
function violationsIn(world: World, now: number): unknown[] {
  const { application } = stateOf(world)
  const zone = siteZones[application.localization.code]
  const edits = [...world.digitalEdits.all()].map((row) => shownEdit(row, now))
  const translations = [...world.digitalTranslations.all()].map((row) => shownTranslation(row, now))
  return [
    ...answerViolations('loadApplication', ok({ application, user: null })),
    ...[...world.users.all()].flatMap((user) => {
      const orders = [...world.orders.in('byOwner', user.identity).rows()]
      const shown = orders.map((row) => orderAt(row, now, { zone, user }))
      return [
        ...answerViolations('loadUser', ok({ user: accountOf(world, user, now) })),
        ...answerViolations('searchOrders', ok({ orders: shown, pagination })),
        ...answerViolations('loadDigitalOrders', ok(digitalLoad(world, user, now))),
      ]
    }),
    ...answerViolations('searchDigitalEdits', ok({ results: edits, pagination })),
    ...answerViolations('searchDigitalOrders', ok({ results: translations, pagination })),
    ...answerViolations(
      'searchLanguageAssessments',
      ok({
        assessments: [...world.assessments.all()].map((row) => shownAssessment(row, now)),
        pagination,
        percentiles: PERCENTILES,
        categoryColors: CATEGORY_COLORS,
      }),
    ),
  ]
}

describe.each(names)('the scenario %s', (name) => {
  it('keeps the contract in every row, now and later, and the laws', async () => {
    const { world } = await loadScenario({ name, now: fixedNow })
    expect(violationsIn(world, fixedNow)).toEqual([])
    expect(violationsIn(world, fixedNow + 40 * day)).toEqual([])
    expect(brokenLaws(world)).toEqual([])
  }, 30_000)
})

describe.each(small)('the scenario %s', (name) => {
  it('is the same to the letter when it is built again', async () => {
    const asked = { name, now: fixedNow, flags: { captcha: false } }
    const first = await loadScenario(asked)
    await loadScenario({ name: 'japan', now: fixedNow + day })
    const second = await loadScenario(asked)
    expect(second.world.exportFile()).toBe(first.world.exportFile())
    expect(second.facts).toEqual(first.facts)
  })

  it('is as old at another start', async () => {
    const later = Date.parse('2027-06-14T16:30:00Z')
    const ages = async (start: number) => {
      const { world } = await loadScenario({ name, now: start })
      return [...world.orders.all()].map((row) => [row.identity, start - row.createdAt])
    }
    expect(await ages(later)).toEqual(await ages(fixedNow))
  })
})

describe('loading', () => {
  it('begins frozen, with a session of its browser and the flags that are asked for', async () => {
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

  it('takes the place of all that was in a world', async () => {
    const { world } = await loadScenario({ name: 'assessments', now: fixedNow })
    const again = await loadScenario({ name: 'japan', now: fixedNow, world })
    const fresh = await loadScenario({ name: 'japan', now: fixedNow })
    expect(again.world).toBe(world)
    expect(world.exportFile()).toBe(fresh.world.exportFile())
  })
})
