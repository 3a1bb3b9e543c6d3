import { describe, expect, test } from 'vitest'
import { createTestWorld, paper } from '../testing/paper-world.ts'

const failure = new RangeError('stopped')
const fail = () => {
  throw failure
}

describe('a transaction', () => {
  test('reports one change for each row and counter, and none for reverted ones', () => {
    const world = createTestWorld()
    const old = world.papers.insert(paper('old'))
    const { result, changes } = world.transact(() => {
      world.next('papers')
      world.papers.insert(paper('brief'))
      world.papers.remove('brief')
      world.papers.insert(paper('new'))
      world.papers.update('new', { at: 5 })
      world.papers.remove('old')
      return world.next('papers')
    })
    expect(result).toBe(2)
    expect(changes).toStrictEqual([
      { table: '$counters', key: 'papers', after: { name: 'papers', value: 2 } },
      { table: 'papers', key: 'new', after: paper('new', { at: 5 }) },
      { table: 'papers', key: 'old', before: old },
    ])
  })

  test('changes nothing when it throws', () => {
    const world = createTestWorld()
    world.papers.insert(paper('a', { mail: 'a@x' }))
    const before = world.exportFile()
    const act = () => {
      world.next('papers')
      world.papers.update('a', { mail: 'b@x', owner: 'bob' })
      world.papers.insert(paper('c', { mail: 'a@x' }))
      fail()
    }
    expect(() => world.transact(act)).toThrow(failure)
    expect(world.exportFile()).toBe(before)
    expect(world.papers.find('mail', 'b@x')).toBeUndefined()
    expect(world.papers.in('newest', 'ann').size).toBe(1)
  })

  test('may have parts, one of which can fail alone', () => {
    const world = createTestWorld()
    const { changes } = world.transact(() => {
      world.papers.insert(paper('a'))
      const part = world.transact(() => world.papers.insert(paper('b')))
      expect(part.changes.map(({ key }) => key)).toEqual(['b'])
      const failing = () => {
        world.papers.update('a', { at: 9 })
        world.papers.remove('b')
        fail()
      }
      expect(() => world.transact(failing)).toThrow(failure)
    })
    expect(changes.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(Array.from(world.papers.all(), ({ id, at }) => `${id}${at}`)).toEqual(['a0', 'b0'])
  })

  test('reverts its parts when it fails as a whole', () => {
    const world = createTestWorld()
    const act = () => {
      world.transact(() => world.papers.insert(paper('a')))
      fail()
    }
    expect(() => world.transact(act)).toThrow(failure)
    expect(world.papers.size).toBe(0)
  })
})

describe('an asynchronous transaction', () => {
  test('reports its changes when it resolves, and reverts them when it rejects', async () => {
    const world = createTestWorld()
    const done = await world.transact(async () => {
      world.papers.insert(paper('a'))
      await Promise.resolve()
      return world.papers.insert(paper('b')).id
    })
    expect([done.result, done.changes.length]).toEqual(['b', 2])
    const rejected = world.transact(async () => {
      world.papers.remove('a')
      await Promise.resolve()
      world.papers.update('b', { at: 7 })
      fail()
    })
    await expect(rejected).rejects.toBe(failure)
    expect(world.papers.get('a')).toStrictEqual(paper('a'))
    expect(world.papers.get('b')?.at).toBe(0)
  })

  test('lets no other start before it is done, nested or not', async () => {
    const world = createTestWorld()
    const { promise, resolve } = Promise.withResolvers<void>()
    const first = world.transact(() => promise)
    expect(() => world.transact(() => 1)).toThrow('still running')
    resolve()
    await first
    expect(world.transact(() => 1).result).toBe(1)
    expect(() => world.transact(() => world.transact(async () => 1))).toThrow('asynchronous')
  })

  test('waits for its turn on request, also behind one that fails', async () => {
    const world = createTestWorld()
    world.papers.insert(paper('sum'))
    const add = async (fails: boolean) => {
      const { at } = world.papers.get('sum') ?? paper('sum')
      await Promise.resolve()
      world.papers.update('sum', { at: at + 1 })
      if (fails) fail()
    }
    const calls = Array.from({ length: 40 }, (_, index) => world.inTurn(() => add(index % 4 === 3)))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    expect(world.papers.get('sum')?.at).toBe(30)
  })
})
