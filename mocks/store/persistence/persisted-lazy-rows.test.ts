import { describe, expect, test } from 'vitest'
import { type MemoryBrowser, memoryBrowser } from '../../testing/memory-browser.ts'
import { createTestWorld, paper, type TestWorld } from '../../testing/paper-world.ts'
import type { Recipe } from '../lazy-rows.ts'
import { openPersisted } from './open-persisted-world.ts'
import type { PersistedWorld } from './persisted-world.ts'

const identity = { format: 1, contract: 'c1' }
const recipe = { scenario: 'begun', start: 1000 }

const lazyTables = ({ start }: Recipe) => {
  const papers = Array.from({ length: 50 }, (_, at) => paper(`old ${at}`, { at: at + start }))
  return { papers: { outlines: papers, make: (at: number) => ({ ...paper(''), ...papers[at] }) } }
}

function initialWorld() {
  const world = createTestWorld()
  world.fillLazily(lazyTables(recipe), recipe)
  world.papers.insert(paper('sum'))
  return { snapshot: world.snapshot(), startedAt: 1000, scenario: 'begun' }
}

async function openPage(browser: MemoryBrowser) {
  const world = createTestWorld()
  const opened = await openPersisted({
    ...browser.page(),
    world,
    identity,
    initialWorld,
    lazyTables,
  })
  if (opened.found === 'damaged') throw new Error(opened.damaged)
  return { world, persistedWorld: opened.persistedWorld }
}

const change = (
  page: { world: TestWorld; persistedWorld: PersistedWorld },
  run: (world: TestWorld) => unknown,
) =>
  page.persistedWorld.runLocked((commit) => {
    const { changes } = page.world.transact(() => run(page.world))
    commit({ at: 0, operation: 'change', changes })
  })

describe('lazy rows of a persisted world', () => {
  test('are persisted by their recipe, with later changes', async () => {
    const browser = memoryBrowser()
    const one = await openPage(browser)
    expect(browser.tables.papers).toEqual({ recipe, rows: [paper('sum')], gone: [] })
    await change(one, ({ papers }) => {
      papers.remove('old 3')
      papers.update('old 4', { title: 'New' })
    })
    const two = await openPage(browser)
    for (let at = 1; at <= 320; at += 1)
      await change(one, ({ papers }) => papers.update('sum', { at }))
    expect(browser.tables.papers).toMatchObject({
      recipe,
      rows: [{ id: 'old 4', title: 'New' }, { id: 'sum' }],
      gone: ['old 3'],
    })
    await two.persistedWorld.catchUp()
    const three = await openPage(browser)
    for (const { world } of [two, three]) {
      expect(world.exportFile()).toBe(one.world.exportFile())
      expect([world.papers.size, world.papers.get('sum')?.at]).toEqual([50, 320])
    }
  })

  test('are written whole where the new world has no recipe', async () => {
    const browser = memoryBrowser()
    const { world, persistedWorld } = await openPage(browser)
    const file = world.exportFile()
    const read = createTestWorld()
    read.importFile(file)
    await persistedWorld.replace({ snapshot: read.snapshot(), startedAt: 0 })
    expect(browser.tables.papers).toHaveLength(51)
    expect((await openPage(browser)).world.exportFile()).toBe(file)
  })

  test('make the world damaged where their recipe is gone', async () => {
    const browser = memoryBrowser()
    await openPage(browser)
    browser.tables = { blobs: { recipe, rows: [], gone: [] } }
    await expect(openPage(browser)).rejects.toThrow('has no lazy rows of blobs')
  })
})
