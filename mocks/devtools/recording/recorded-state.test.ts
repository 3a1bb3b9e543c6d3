import { expect, it } from 'vitest'
import { parseScenarioRequest } from '../../scenarios/scenario-request.ts'
import { openPersisted } from '../../store/persistence/open-persisted-world.ts'
import { manualTime } from '../../testing/manual-timers.ts'
import { memoryBrowser } from '../../testing/memory-browser.ts'
import { openPageWorld, type PageWorld } from '../../transports/page/open-page-world.ts'
import { freeze, shift } from '../../world/clock/clock-state.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { changeApplication, setCurrency, signInAs } from '../devtools-actions.ts'
import { stateSteps } from './recorded-state.ts'

const day = 86_400_000

async function openWorld(search: string): Promise<PageWorld> {
  const browser = memoryBrowser()
  return openPageWorld(parseScenarioRequest(search), manualTime(fixedNow), {
    openPersistence: (parts) => openPersisted({ ...parts, ...browser.page() }),
  })
}
const steps = (page: PageWorld) => stateSteps(page, '/en/researcher', page.clock.now())

it('records settings by their names', async () => {
  const settings = 'at=details&flag=captcha:off&fault=searchOrders:503:2&latency=50'
  const page = await openWorld(`scenario=order-form&${settings}`)
  expect(await steps(page)).toEqual([
    {
      kind: 'scenario',
      name: 'order-form',
      path: '/en/researcher',
      now: fixedNow,
      at: 'details',
      latency: 50,
      flags: { captcha: false },
      faults: ['searchOrders:503:2'],
      lostTables: [],
    },
  ])
})

it('records the elapsed time, and what came due meanwhile, as passed time', async () => {
  const page = await openWorld('scenario=brazil')
  await page.changeClock((state, real) => shift(freeze(state, real), real, 10 * day))
  const [scenario, ...later] = await steps(page)
  expect(scenario).toMatchObject({ name: 'brazil', path: '/en/researcher', now: fixedNow })
  expect(later).toEqual([{ kind: 'advance', by: 10 * day }])
})

it('distinguishes a flag changed later from a requested one', async () => {
  const page = await openWorld('scenario=japan')
  await changeApplication(page, (old) => ({
    ...old,
    features: { ...old.features, captcha: !old.features.captcha },
  }))
  expect(await steps(page)).toMatchObject([
    { flags: { captcha: expect.any(Boolean) }, lostTables: [] },
  ])
})

it.each<[string, (page: PageWorld) => Promise<unknown>]>([
  ['another person', (page) => signInAs(page, null)],
  [
    'another currency',
    (page) => {
      const [user] = [...page.world.users.all()]
      const currency = { symbol: '¥', isoCode: 'JPY', name: 'Japanese Yen' } as const
      if (!user) throw new Error('There is nobody.')
      return setCurrency(page, user.identity, { ...user.account.currency, ...currency })
    },
  ],
  [
    'another setting',
    (page) => changeApplication(page, (old) => ({ ...old, localAuthenticationEnabled: false })),
  ],
  [
    'an edited row',
    (page) => {
      const [order] = [...page.world.orders.all()]
      if (!order) throw new Error('There is no order.')
      return page.change('consoleEdit', () => page.world.orders.remove(order.identity))
    },
  ],
])('describes %s by a link', async (_name, change) => {
  const page = await openWorld('scenario=returning-customer&flag=captcha:off')
  await change(page)
  const [scenario, ...later] = await steps(page)
  expect(scenario).toMatchObject({ path: expect.stringMatching(/^\/en\/researcher#world=/) })
  expect(later).toEqual([])
})

it('names the tables that are too large for a link', async () => {
  const page = await openWorld('scenario=returning-customer')
  const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => (at * at * 7919) >> 5)
  await page.change('upload', () => page.world.contents.insert({ identity: 'large', bytes }))
  expect(await steps(page)).toMatchObject([{ path: '/en/researcher', lostTables: ['contents'] }])
})
