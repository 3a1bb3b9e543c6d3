import { describe, expect, test } from 'vitest'
import { type MemoryBrowser, memoryBrowser } from '../../testing/memory-browser.ts'
import { createTestWorld, paper, type TestWorld } from '../../testing/paper-world.ts'
import { OutdatedPageError } from './change-store.ts'
import { openPersisted } from './open-persisted-world.ts'
import type { PersistedWorld } from './persisted-world.ts'

const identity = { format: 1, contract: 'c1' }
const lazyTables = () => ({})

function initialWorld(title = 'begun') {
  const world = createTestWorld()
  world.papers.insert(paper('sum', { title }))
  return { snapshot: world.snapshot(), startedAt: 1000, scenario: title }
}

async function openPage(browser: MemoryBrowser, kind = identity) {
  const world = createTestWorld()
  const page = browser.page()
  const opened = await openPersisted({
    ...page,
    world,
    identity: kind,
    initialWorld: () => initialWorld(),
    lazyTables,
  })
  if (opened.found === 'damaged') throw new Error(opened.damaged)
  return { world, persistedWorld: opened.persistedWorld, opened }
}

/** One call as a backend makes it: read, wait, write. */
const addOne = (world: TestWorld, persistedWorld: PersistedWorld) =>
  persistedWorld.runLocked(async (commit) => {
    const { at } = world.papers.get('sum') ?? paper('sum')
    await Promise.resolve()
    const { result, changes } = world.transact(() => {
      world.next('calls')
      return world.papers.update('sum', { at: at + 1 })
    })
    commit({ at, operation: 'add', changes })
    return result.at
  })

const sum = (world: TestWorld) => world.papers.get('sum')?.at

describe('a world persisted by several pages', () => {
  test('starts once, and is found by the next page and after a reload', async () => {
    const browser = memoryBrowser()
    const one = await openPage(browser)
    await addOne(one.world, one.persistedWorld)
    const two = await openPage(browser)
    expect([one.opened.found, two.opened.found]).toEqual(['nothing', 'existing'])
    expect(two.world.exportFile()).toBe(one.world.exportFile())
    expect([two.persistedWorld.startedAt, two.persistedWorld.scenario]).toEqual([1000, 'begun'])
    expect(two.persistedWorld.entries.map(({ operation }) => operation)).toEqual(['add'])
  })

  test('counts 40 calls at once from two pages as 40', async () => {
    const browser = memoryBrowser()
    const pages = [await openPage(browser), await openPage(browser)]
    const calls = Array.from({ length: 20 }, () =>
      pages.map(({ world, persistedWorld }) => addOne(world, persistedWorld)),
    ).flat()
    const seen = await Promise.all(calls)
    await Promise.all(pages.map(({ persistedWorld }) => persistedWorld.catchUp()))
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
    expect(pages.map(({ world }) => sum(world))).toEqual([40, 40])
    expect(pages.map(({ world }) => world.next('calls'))).toEqual([41, 41])
  })

  test('notifies a page of the changes of another page', async () => {
    const browser = memoryBrowser()
    const one = await openPage(browser)
    const two = await openPage(browser)
    const received: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    two.persistedWorld.onForeignChange((change) => {
      received.push(change)
      resolve()
    })
    await addOne(one.world, one.persistedWorld)
    await promise
    expect([sum(two.world), received]).toEqual([1, ['calls']])
  })

  test('continues past many compactions, also in a page that was inactive meanwhile', async () => {
    const browser = memoryBrowser()
    const one = await openPage(browser)
    const asleep = await openPage({
      ...browser,
      page: () => ({ ...browser.page(), onAnnouncement() {} }),
    })
    await one.persistedWorld.runLocked((commit) => {
      const { changes } = one.world.transact(() => one.world.papers.insert(paper('early')))
      commit({ at: 0, operation: 'insert', changes })
    })
    for (let call = 1; call < 950; call += 1) await addOne(one.world, one.persistedWorld)
    expect(browser.header?.upTo).toBe(900)
    expect(browser.log.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 250 }, (_, i) => i + 701),
    )
    expect(await addOne(asleep.world, asleep.persistedWorld)).toBe(950)
    expect(asleep.world.papers.get('early')).toStrictEqual(paper('early'))
    const reloaded = await openPage(browser)
    expect(reloaded.world.exportFile()).toBe(asleep.world.exportFile())
    expect(reloaded.persistedWorld.entries).toHaveLength(251)
  })

  test('persists nothing for a call that changes nothing', async () => {
    const browser = memoryBrowser()
    const { persistedWorld } = await openPage(browser)
    await persistedWorld.runLocked((commit) => commit({ at: 0, operation: 'read', changes: [] }))
    expect(browser.log).toEqual([])
  })
})

describe('errors', () => {
  test('a call that fails after its commit keeps the commit', async () => {
    const browser = memoryBrowser()
    const { world, persistedWorld } = await openPage(browser)
    const call = persistedWorld.runLocked((commit) => {
      const { changes } = world.transact(() => world.papers.update('sum', { at: 7 }))
      commit({ at: 0, operation: 'add', changes })
      throw new RangeError('no answer')
    })
    await expect(call).rejects.toThrow('no answer')
    expect(sum((await openPage(browser)).world)).toBe(7)
  })

  test('a call that cannot be persisted is reverted, and the next one works', async () => {
    const browser = memoryBrowser()
    const { world, persistedWorld } = await openPage(browser)
    await addOne(world, persistedWorld)
    browser.full = true
    await expect(addOne(world, persistedWorld)).rejects.toThrow('The disk is full')
    expect(sum(world)).toBe(1)
    browser.full = false
    expect(await addOne(world, persistedWorld)).toBe(2)
  })

  test.each([
    ['format', { ...identity, format: 2 }, /format 1; this version reads format 2/],
    ['contract', { ...identity, contract: 'c2' }, /another version of the contract/],
    ['scenario', { ...identity, scenario: 'china' }, /the scenario begun, not china/],
  ])('a world of another %s is reported and replaced', async (_, kind, reason) => {
    const browser = memoryBrowser()
    const old = await openPage(browser)
    await addOne(old.world, old.persistedWorld)
    const { opened, world } = await openPage(browser, kind)
    expect(opened).toMatchObject({ found: 'replaced', reason: expect.stringMatching(reason) })
    expect(sum(world)).toBe(0)
  })

  test('a page of an earlier version is reported as outdated', async () => {
    const browser = memoryBrowser()
    const old = await openPage(browser)
    const received = new Promise((resolve) => old.persistedWorld.onForeignChange(resolve))
    await openPage(browser, { ...identity, contract: 'c2' })
    expect(await received).toBe('outdated')
    await expect(addOne(old.world, old.persistedWorld)).rejects.toThrow(OutdatedPageError)
    expect(sum(old.world)).toBe(0)
  })

  test.each<[string, (browser: MemoryBrowser) => void, string]>([
    ['no header', (b) => Object.assign(b, { header: undefined }), 'does not say what it is'],
    [
      'half a header',
      (b) => Object.assign(b, { header: { format: 1 } }),
      'does not say what it is',
    ],
    ['a gap in the log', (b) => b.log.splice(1, 1), 'has no entry 2'],
    ['a log without its first entry', (b) => b.log.splice(0, 1), 'has no entry 1'],
    ['an invalid entry', (b) => Object.assign(b.log, { 1: 'x' }), 'no entry'],
    ['an unknown table', (b) => Object.assign(b, { tables: { songs: [{}] } }), 'no table'],
    ['a row without key', (b) => Object.assign(b, { tables: { papers: [{}] } }), 'has no id'],
  ])('%s makes it damaged until it is reset', async (_, damage, message) => {
    const browser = memoryBrowser()
    const before = await openPage(browser)
    for (let call = 0; call < 3; call += 1) await addOne(before.world, before.persistedWorld)
    damage(browser)
    const persistedWorld = structuredClone([browser.header, browser.tables, browser.log])
    const world = createTestWorld()
    const opened = await openPersisted({
      ...browser.page(),
      world,
      identity,
      initialWorld,
      lazyTables,
    })
    if (opened.found !== 'damaged') throw new Error(`It was ${opened.found}`)
    expect(opened.damaged).toContain(message)
    expect([browser.header, browser.tables, browser.log]).toEqual(persistedWorld)
    expect(await addOne(world, await opened.reset())).toBe(1)
    expect((await openPage(browser)).opened.found).toBe('existing')
  })
})

describe('the world as a whole', () => {
  test('is replaced for all pages', async () => {
    const browser = memoryBrowser()
    const one = await openPage(browser)
    const two = await openPage(browser)
    await addOne(one.world, one.persistedWorld)
    const received = new Promise((resolve) =>
      two.persistedWorld.onForeignChange((change) => change === 'replaced' && resolve(change)),
    )
    await one.persistedWorld.replace(initialWorld('china'))
    expect(await received).toBe('replaced')
    expect(two.world.papers.get('sum')?.title).toBe('china')
    expect([two.persistedWorld.scenario, two.persistedWorld.entries]).toEqual(['china', []])
    expect(await addOne(two.world, two.persistedWorld)).toBe(1)
    expect(await addOne(one.world, one.persistedWorld)).toBe(2)
  })

  test('starts over when it is reset', async () => {
    const browser = memoryBrowser()
    const { world, persistedWorld } = await openPage(browser)
    await addOne(world, persistedWorld)
    await persistedWorld.reset()
    expect([sum(world), persistedWorld.last, browser.log]).toEqual([0, 0, []])
  })

  test('is rewound for all pages, and after a reload', async () => {
    const browser = memoryBrowser()
    const one = await openPage(browser)
    const two = await openPage(browser)
    for (let call = 0; call < 4; call += 1) await addOne(one.world, one.persistedWorld)
    await two.persistedWorld.rewind(3, 0)
    await one.persistedWorld.catchUp()
    const three = await openPage(browser)
    expect([one, two, three].map(({ world }) => sum(world))).toEqual([2, 2, 2])
    expect(three.persistedWorld.entries.map(({ seq }) => seq)).toEqual([1, 2])
    await addOne(three.world, three.persistedWorld)
    await three.persistedWorld.rewind(1, 0)
    expect([sum(three.world), three.persistedWorld.entries]).toEqual([0, []])
  })
})
