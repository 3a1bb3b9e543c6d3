import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryBrowser } from '../../testing/memory-browser.ts'
import { createTestWorld, paper } from '../../testing/paper-world.ts'
import { openPersisted } from './open-persisted-world.ts'

/** A page whose browser has received its changes, and writes them when it is told. */
async function slowPage() {
  const browser = memoryBrowser()
  const page = browser.page()
  const writing = Promise.withResolvers<void>()
  const world = createTestWorld()
  const opened = await openPersisted({
    ...page,
    store: {
      ...page.store,
      async append(entries) {
        const stored = writing.promise.then(() => page.store.append(entries))
        return { stored: stored.then(({ stored: done }) => done) }
      },
    },
    world,
    identity: { format: 1, contract: 'c1' },
    initialWorld() {
      const first = createTestWorld()
      first.papers.insert(paper('sum'))
      return { snapshot: first.snapshot(), startedAt: 0 }
    },
    lazyTables: () => ({}),
  })
  if (opened.found === 'damaged') throw new Error(opened.damaged)
  const { persistedWorld } = opened
  /** Returns how many changes were written before. */
  const retitle = (title: string) =>
    persistedWorld.runLocked((commit) => {
      const { changes } = world.transact(() => world.papers.update('sum', { title }))
      commit({ at: 0, operation: 'retitle', changes })
      return browser.log.length
    })
  return { browser, world, persistedWorld, retitle, writing }
}

const titleIn = (world: ReturnType<typeof createTestWorld>) => world.papers.get('sum')?.title

test('a call is answered before its changes are written, and the next one waits for them', async () => {
  const { browser, persistedWorld, retitle, writing } = await slowPage()
  expect(await retitle('one')).toBe(0)
  expect([persistedWorld.last, browser.log]).toEqual([1, []])
  const next = retitle('two')
  writing.resolve()
  expect(await next).toBe(1)
})

describe('changes that could not be written', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('are reported, and gone from the world', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue()
    const { world, persistedWorld, retitle, writing } = await slowPage()
    const received: string[] = []
    persistedWorld.onForeignChange((change) => received.push(change))
    await retitle('one')
    writing.reject(new Error('The disk is full'))
    await persistedWorld.catchUp()
    expect([titleIn(world), persistedWorld.last, received]).toEqual([
      paper('sum').title,
      0,
      ['replaced'],
    ])
    expect(report).toHaveBeenCalledTimes(1)
  })
})
