import { describe, expect, test } from 'vitest'
import { createTestWorld, type Paper, paper } from '../testing/paper-world.ts'

const recipe = { scenario: 'test', start: 0 }
const papers = ['c', 'a', 'e', 'b', 'd'].map((id, at) =>
  paper(id, { at: at % 3, mail: `${id}@x`, ...(id === 'e' && { owner: null, hidden: true }) }),
)

/** A world of lazy rows, and the ids of the rows made so far. */
function lazily(
  rows: readonly Paper[] = papers,
  madeOf = (row: Paper) => ({ ...row }),
  text?: (index: number) => string,
) {
  const world = createTestWorld()
  const made: string[] = []
  const make = (index: number) => {
    const row = madeOf(rows[index] ?? paper('none'))
    made.push(row.id)
    return row
  }
  world.papers.fillLazily({ outlines: rows, make, text }, recipe)
  return { world, made }
}

function filled() {
  const world = createTestWorld()
  for (const row of papers) world.papers.insert(row)
  return world
}

describe('lazy rows', () => {
  test('are counted, sorted and paged by their outlines; only rows that are read are created, once', () => {
    const { world, made } = lazily()
    const newest = world.papers.in('newest', 'ann')
    expect([newest.size, world.papers.size]).toEqual([4, 5])
    expect(made).toEqual([])
    const there = filled().papers.in('newest', 'ann')
    for (const _ of [1, 2]) expect(newest.page(2, 2)).toEqual(there.page(2, 2))
    expect(made).toEqual(there.page(2, 2).rows.map(({ id }) => id))
  })

  test('are searched by their texts and keys; only rows that are read are created', () => {
    const { world, made } = lazily(papers, undefined, (index) => papers[index]?.title ?? '')
    const found = world.papers
      .in('newest', 'ann')
      .filterKeys((key) => key !== 'b')
      .search('TITLE')
    expect([found.size, made]).toEqual([3, []])
    expect(found.page(1, 1).rows.map(({ id }) => id)).toEqual(made)
    expect(made).toHaveLength(1)
  })

  test('are listed by their keys and put in another order without being created', () => {
    const { world, made } = lazily()
    const newest = world.papers.in('newest', 'ann')
    const keys = [...newest.keys()]
    const others = newest.startingWith(keys.slice(-1)).reversed()
    expect([[...others.keys()], made]).toEqual([
      [...keys.slice(0, -1).reverse(), ...keys.slice(-1)],
      [],
    ])
  })

  test('equal rows that were inserted', () => {
    const { world } = lazily()
    expect(world.exportFile()).toBe(filled().exportFile())
    expect(world.papers.in('titles', true).search('title D').first()?.id).toBe('d')
    expect(world.papers.find('mail', 'b@x')?.id).toBe('b')
    expect(Object.isFrozen(world.papers.get('a'))).toBe(true)
  })

  test('are changed, added, removed and reverted like any others, apart from forks', () => {
    const changed = [lazily().world, filled()].map((world) => {
      const before = world.fork()
      world.transact(() => {
        world.papers.update('b', { at: 9, mail: 'new@x' })
        world.papers.insert(paper('f', { at: 1, mail: 'b@x' }))
        world.papers.remove('c')
      })
      const failing = () =>
        world.transact(() => {
          world.papers.remove('a')
          throw new RangeError('taken back')
        })
      expect(failing).toThrow('taken back')
      return [before, world].map((one) => [
        one.exportFile(),
        [...one.papers.in('newest', 'ann').rows()],
      ])
    })
    expect(changed[0]).toEqual(changed[1])
  })

  test('are created once for all worlds that share them', () => {
    const { world, made } = lazily()
    const fork = world.fork()
    expect([fork.papers.get('a'), world.papers.get('a')]).toEqual([papers[1], papers[1]])
    expect(made).toEqual(['a'])
  })

  test('are refused where they do not match their outlines, or share a key', () => {
    const unfit = lazily(papers, (row) => ({ ...row, at: 7 }))
    expect(() => unfit.world.papers.get('a')).toThrow(/A row of papers was to be .* and is /)
    const renamed = lazily(papers, undefined, () => 'Another title')
    expect(() => renamed.world.papers.get('a')).toThrow(/A row of papers was to be .* and is /)
    const twice = lazily([paper('a'), paper('a')])
    expect(() => twice.world.papers.get('a')).toThrow('papers holds a already')
    expect(() =>
      lazily().world.papers.fillLazily({ outlines: [], make: () => paper('x') }, recipe),
    ).toThrow('has rows already')
  })
})
