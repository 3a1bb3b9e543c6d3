import { describe, expect, it } from 'vitest'
import { parseScenarioRequest } from '../../scenarios/scenario-request.ts'
import { openPersisted } from '../../store/persistence/open-persisted-world.ts'
import { manualTime } from '../../testing/manual-timers.ts'
import { memoryBrowser } from '../../testing/memory-browser.ts'
import { freeze, shift, withSpeed } from '../../world/clock/clock-state.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { openPageWorld } from './open-page-world.ts'

const hour = 3_600_000

async function opened(settings: string, start = fixedNow) {
  const time = manualTime(start)
  const browser = memoryBrowser()
  const page = await openPageWorld(parseScenarioRequest(settings), time, {
    openPersistence: (parts) => openPersisted({ ...parts, ...browser.page() }),
  })
  return { page, time }
}

describe('a world as a file', () => {
  it('continues from where it was saved, however late it is opened', async () => {
    const { page, time } = await opened('scenario=japan')
    await page.changeClock((state, real) => withSpeed(state, real, 60))
    time.pass(60_000)
    const file = page.file()
    const there = await opened('scenario=anonymous', fixedNow + 72 * hour)
    await there.page.open(file)
    expect(there.page.clock.now()).toBe(fixedNow + hour)
    there.time.pass(1_000)
    expect(there.page.clock.now()).toBe(fixedNow + hour + 60_000)
    expect(there.page.world.changesSince(page.world.snapshot()).map(({ table }) => table)).toEqual([
      'state',
    ])
  })

  it('starts with a paused clock on request', async () => {
    const { page, time } = await opened('scenario=japan&clock=frozen&now=2026-03-02')
    time.pass(hour)
    expect(page.clock.now()).toBe(Date.parse('2026-03-02'))
  })

  it('stays paused where it was paused', async () => {
    const { page, time } = await opened('scenario=japan')
    await page.changeClock((state, real) => freeze(state, real, fixedNow + hour))
    time.pass(hour)
    const there = await opened('scenario=anonymous')
    await there.page.open(page.file())
    there.time.pass(hour)
    expect(there.page.clock.now()).toBe(fixedNow + hour)
  })
})

describe('going back', () => {
  it('reverts a moved clock with everything after it, also without elapsed time', async () => {
    const { page } = await opened('scenario=japan')
    await page.changeClock((state, real) => freeze(state, real))
    const toBefore = page.persistedWorld.last + 1
    await page.changeClock((state, real) => shift(state, real, hour))
    await page.change('first', () => page.world.sessions.remove('session-1'))
    expect(page.persistedWorld.canRewindTo(toBefore)).toBe(true)
    await page.rewind(toBefore)
    expect(page.clock.now()).toBe(fixedNow)
    expect(page.world.sessions.get('session-1')).toBeDefined()
  })

  it('distinguishes two changes of the same kind at one instant', async () => {
    const { page } = await opened('scenario=japan')
    await page.changeClock((state, real) => freeze(state, real))
    await page.apply(parseScenarioRequest('fault=logIn:503'))
    const toBefore = page.persistedWorld.last + 1
    await page.apply(parseScenarioRequest('fault=logIn:500'))
    await page.rewind(toBefore)
    expect([...page.world.faults.all()].map(({ fault }) => fault)).toEqual([
      { kind: 'status', status: 503 },
    ])
  })

  it('finds no path to undone changes with something before them', async () => {
    const { page } = await opened('scenario=japan')
    const first = page.persistedWorld.last + 1
    await page.apply(parseScenarioRequest('fault=logIn:503'))
    const second = page.persistedWorld.last + 1
    await page.apply(parseScenarioRequest('fault=logIn:500'))
    await page.rewind(first)
    expect([first, second].map((seq) => page.persistedWorld.canRewindTo(seq))).toEqual([
      true,
      false,
    ])
    await expect(page.rewind(second)).rejects.toThrow(RangeError)
  })
})
