import { describe, expect, it } from 'vitest'
import type { FactsOf, ScenarioName } from '../../scenarios/scenario-list.ts'
import { type TestBackend, testBackend } from '../../testing/backend-in-scenario.ts'
import { visitorAt as at } from '../../testing/external-visitor.ts'
import { externalSiteIds } from './external-site-ids.ts'
import { externalSiteAt, externalSites } from './external-site-list.ts'
import type { SiteVisit } from './site-visit.ts'

const choicesOf = ({ offers }: SiteVisit) => offers.map(({ choice }) => choice)

describe('a page that informs or redirects', () => {
  it.each([
    ['/external/terms', ['leave'], '/'],
    ['/external/privacy', ['leave'], '/'],
    ['/external/add-in', ['leave'], '/'],
    ['/external/preprint', ['leave'], '/'],
    ['/external/video', ['leave'], '/'],
    ['/external/rubriq', ['leave'], '/'],
    ['/external/survey', ['send', 'leave'], '/'],
    ['/external/support', ['send', 'leave'], '/'],
    ['/support', ['send', 'leave'], '/'],
    ['/external/localization/jp', ['go', 'leave', 'never'], '/'],
  ])('%s offers %j and leads back', async (address, offered, back) => {
    const { visit, choose } = at(await testBackend('returning-customer'), address)
    expect(visit()).toMatchObject({ address, simulates: expect.stringMatching(/[.]$/) })
    expect(choicesOf(visit())).toEqual(offered)
    expect(choose('leave')).toBe(back)
  })

  it.each([
    ['us', '/en?scenario=returning-customer'],
    ['cn', '/cn?scenario=china'],
    ['jp', '/jp?scenario=japan'],
    ['br', '/br?scenario=brazil'],
    ['es', '/es?scenario=spain'],
  ])('the site %s continues in its own world', async (code, next) => {
    const backend = await testBackend('localization-redirect')
    expect(at(backend, `/external/localization/${code}`).choose('go')).toBe(next)
  })

  it('tells the target of a redirect that the next visit is redirected too', async () => {
    const effects = async (name: ScenarioName) =>
      at(await testBackend(name), '/external/localization/jp')
        .visit()
        .offers.map(({ effect }) => effect)
    expect(await effects('localization-redirect')).toContainEqual(
      expect.stringMatching(/straight back/),
    )
    expect(await effects('returning-customer')).not.toContainEqual(
      expect.stringMatching(/straight back/),
    )
  })
})

describe('an address', () => {
  it.each([
    ['/external/nowhere', 404, 'Known: sign-on'],
    ['/en/researcher', 404, 'No external site'],
    ['/external', 404, 'No external site'],
    ['https://evil.example/external/terms', 400, 'slash'],
    ['//evil.example/support', 400, 'slash'],
    ['/external/paypal/RC-1', 404, 'No payment'],
    ['/external/paypal', 404, 'No payment'],
    ['/external/boleto/%', 404, 'No payment'],
    ['/external/sign-on/orcid/none', 404, 'No sign-in was started'],
    ['/external/wechat/scan/none', 404, 'not shown this code'],
    ['/external/wechat/none', 404, 'not shown this code'],
    ['/external/fapiao/1', 404, 'not issued a fapiao'],
    ['/external/localization/mars', 404, 'There is no site'],
  ])('%s is answered with %i', async (address, status, detail) => {
    const { visit, choose } = at(await testBackend('returning-customer'), address)
    for (const run of [visit, () => choose('leave')]) {
      expect(run).toThrowError(
        expect.objectContaining({ status, message: expect.stringContaining(detail) }),
      )
    }
  })

  it.each(externalSiteIds)('%s is found, and has choices', (id) => {
    expect(externalSiteAt(`/external/${id}/a%20b/c`)).toEqual({ id, rest: ['a b', 'c'] })
    expect(externalSites[id].choices).not.toHaveLength(0)
  })
})

describe('a fapiao', () => {
  type ChinaBackend = { facts: FactsOf<'china'> } & TestBackend<'china'>
  const urlOf = async ({ send }: ChinaBackend, identity: string) => {
    const { body } = await send('GET /api/fapiao')
    const { fapiaos }: { fapiaos: { identity: string; url: string }[] } = JSON.parse(
      JSON.stringify(body),
    )
    return fapiaos.find((fapiao) => fapiao.identity === identity)?.url ?? ''
  }

  it.each([
    ['completedGeneral', 'Valid.'],
    ['cancelled', 'no longer valid'],
  ] as const)('that is %s can be read: %s', async (name, state) => {
    const backend = await testBackend('china')
    const url = await urlOf(backend, backend.facts.fapiaos[name])
    const { visit, choose } = at(backend, url)
    expect(visit()).toMatchObject({
      heading: expect.stringMatching(/^Fapiao \d+$/),
      state: expect.stringContaining(state),
    })
    expect(choose('leave')).toBe('/researcher/invoices')
  })
})

it('rejects a choice that a site never offers', async () => {
  const { choose } = at(await testBackend('returning-customer'), '/external/terms')
  expect(() => choose('approve')).toThrowError(expect.objectContaining({ status: 400 }))
})
