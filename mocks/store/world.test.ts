import { describe, expect, test } from 'vitest'
import { createTestWorld, paper } from '../testing/paper-world.ts'
import { table } from './define-table.ts'
import { DuplicateError, MissingRowError } from './table-entries.ts'
import { createWorld } from './world.ts'

const filled = () => {
  const world = createTestWorld()
  for (const [id, at] of [
    ['a', 3],
    ['b', 1],
    ['c', 2],
    ['d', 2],
  ] as const)
    world.papers.insert(paper(id, { at, mail: `${id}@x` }))
  world.papers.insert(paper('e', { owner: null, title: 'Étude', hidden: true }))
  return world
}
const ids = (rows: Iterable<{ id: string }>) => Array.from(rows, (row) => row.id).join('')

describe('a table', () => {
  test('returns rows by key, by unique value, and all in the order of keys', () => {
    const { papers } = filled()
    expect(papers.get('b')).toStrictEqual(paper('b', { at: 1, mail: 'b@x' }))
    expect(papers.find('mail', 'c@x')?.id).toBe('c')
    expect([papers.get('z'), papers.find('mail', 'z@x')]).toEqual([undefined, undefined])
    expect([ids(papers.all()), papers.size]).toEqual(['abcde', 5])
  })

  test('filled at once equals one with inserted rows', () => {
    const inserted = filled()
    const world = createTestWorld()
    world.papers.fill([...inserted.papers.all()].reverse())
    expect(world.exportFile()).toBe(inserted.exportFile())
    expect(ids(world.papers.in('newest', 'ann').rows())).toBe('adcb')
    expect(world.papers.find('mail', 'c@x')?.id).toBe('c')
    expect(() => world.papers.fill([])).toThrow('has rows already')
  })

  test.each([
    ['key', [paper('a'), paper('a')], 'papers holds a already'],
    ['unique value', [paper('a', { mail: 'x' }), paper('b', { mail: 'x' })], 'papers a has this'],
  ])('is not filled with two rows of one %s', (_, rows, message) => {
    const { papers } = createTestWorld()
    expect(() => papers.fill(rows)).toThrow(message)
    expect(papers.size).toBe(0)
  })

  test('frees a unique value when it changes, is removed, or its row is deleted', () => {
    const { papers } = filled()
    papers.update('a', { mail: 'new@x' })
    papers.update('b', { mail: undefined })
    papers.remove('c')
    for (const mail of ['a@x', 'b@x', 'c@x']) expect(papers.find('mail', mail)).toBeUndefined()
    papers.insert(paper('f', { mail: 'a@x' }))
    expect(papers.find('mail', 'a@x')?.id).toBe('f')
    expect(papers.get('b')).not.toHaveProperty('mail')
  })

  test.each<[string, (world: ReturnType<typeof filled>) => unknown, new () => Error]>([
    ['a second row with the key', (w) => w.papers.insert(paper('a')), DuplicateError],
    ['a unique value twice', (w) => w.papers.insert(paper('f', { mail: 'a@x' })), DuplicateError],
    ['a change to a taken value', (w) => w.papers.update('b', { mail: 'a@x' }), DuplicateError],
    ['a change of a missing row', (w) => w.papers.update('z', { at: 1 }), MissingRowError],
    ['a removal of a missing row', (w) => w.papers.remove('z'), MissingRowError],
    ['another key for a row', (w) => w.papers.update('a', { id: 'z' }), TypeError],
    ['a value that no file can hold', (w) => w.papers.update('a', { at: Number.NaN }), TypeError],
  ])('refuses %s and stays as it was', (_, act, kind) => {
    const world = filled()
    const before = world.exportFile()
    expect(() => act(world)).toThrow(kind)
    expect(world.exportFile()).toBe(before)
    expect(ids(world.papers.in('newest', 'ann').rows())).toBe('adcb')
  })

  test('writes nothing when a function of its row type throws', () => {
    const world = createWorld({
      contacts: table<{ id: string; mail: string; bad: boolean }>()({
        key: 'id',
        unique: ['mail'],
        indexes: {
          one: { of: (row) => row.id },
          two: {
            of: (row) => {
              if (row.bad) throw new RangeError('bad')
              return row.id
            },
          },
        },
      }),
    })
    expect(() => world.contacts.insert({ id: 'a', mail: 'a@x', bad: true })).toThrow('bad')
    expect(world.contacts.insert({ id: 'a', mail: 'a@x', bad: false }).id).toBe('a')
    expect(world.contacts.in('one', 'a').size).toBe(1)
  })
})

describe('a view', () => {
  test('follows its index: groups, direction, equal values by key, omitted rows', () => {
    const { papers } = filled()
    expect(ids(papers.in('newest', 'ann').rows())).toBe('adcb')
    expect(ids(papers.in('newest', null).rows())).toBe('e')
    expect(ids(papers.in('newest', 'nobody').rows())).toBe('')
    expect(ids(papers.in('titles', true).rows())).toBe('abcd')
    papers.update('e', { hidden: undefined })
    expect(ids(papers.in('titles', true).rows())).toBe('abcde')
  })

  test.each([
    [1, 2, 'ad', 2],
    [2, 2, 'cb', 2],
    [2, 3, 'b', 2],
    [3, 2, '', 2],
    [0, 2, '', 2],
    [1, 9, 'adcb', 1],
  ])('has page %i of %i: %s, of %i pages', (number, size, expected, pages) => {
    const page = filled().papers.in('newest', 'ann').page(number, size)
    expect(ids(page.rows)).toBe(expected)
    expect(page).toMatchObject({ number, size, pages, total: 4 })
  })

  test.each([
    [{}, 'adcb'],
    [{ from: 2 }, 'adc'],
    [{ before: 3 }, 'dcb'],
    [{ from: 2, before: 3 }, 'dc'],
    [{ from: 3, before: 2 }, ''],
    [{ from: 9 }, ''],
  ])('has the range %o of its group: %s', (range, expected) => {
    const view = filled().papers.in('newest', 'ann', range)
    expect([ids(view.rows()), view.size]).toEqual([expected, expected.length])
    expect(ids(view.page(1, 9).rows)).toBe(expected)
    expect(ids(view.search('title').rows())).toBe(expected)
  })

  test('keeps its state while the table changes', () => {
    const { papers } = filled()
    const view = papers.in('newest', 'ann')
    for (const row of view.rows()) papers.update(row.id, { at: 10 - row.at, owner: 'bob' })
    expect(ids(view.rows())).toBe('adcb')
    expect(ids(papers.in('newest', 'bob').rows())).toBe('bdca')
  })

  test('can be filtered, searched and sorted, one after another', () => {
    const { papers } = filled()
    const all = papers.view()
    expect(ids(all.filter((row) => row.at > 1).rows())).toBe('acd')
    expect(
      ids(
        all
          .filterKeys((key) => key !== 'c')
          .search('title')
          .rows(),
      ),
    ).toBe('abd')
    expect(ids(all.search(' ETUDE ').rows())).toBe('e')
    expect(ids(all.reversed().search('title').rows())).toBe('dcba')
    expect(ids(papers.in('newest', 'ann').reversed().rows())).toBe('bcda')
    expect(ids(all.startingWith(['d', 'nothing', 'b']).rows())).toBe('dbace')
    expect(all.startingWith([])).toBe(all)
    expect(
      ids(
        all
          .search('title')
          .sortBy((row) => row.at)
          .rows(),
      ),
    ).toBe('bcda')
    expect(ids(papers.in('newest', 'ann').search('title').rows())).toBe('adcb')
    const some = all.sortBy((row) => row.at, 'descending').filter((row) => row.owner === 'ann')
    expect([ids(some.rows()), some.size, some.first()?.id]).toEqual(['acdb', 4, 'a'])
    expect(ids(some.search('title c').page(1, 5).rows)).toBe('c')
    expect(all.search('nothing').first()).toBeUndefined()
  })

  test('finds rows that were written after an earlier search', () => {
    const { papers } = filled()
    expect(papers.view().search('kelp').size).toBe(0)
    papers.update('a', { title: 'On Kelp' })
    expect(ids(papers.view().search('kelp').rows())).toBe('a')
  })
})

describe('a world', () => {
  test('counts each name separately', () => {
    const world = createTestWorld()
    expect([world.next('a'), world.next('a'), world.next('b')]).toEqual([1, 2, 1])
    const fork = world.fork()
    expect([fork.next('a'), fork.next('a'), world.next('a')]).toEqual([3, 4, 3])
  })

  test('isolates a fork and its original from each other', () => {
    const world = filled()
    const fork = world.fork()
    fork.papers.remove('a')
    world.papers.update('b', { owner: 'bob' })
    expect([ids(fork.papers.all()), ids(world.papers.all())]).toEqual(['bcde', 'abcde'])
    expect(fork.papers.get('b')?.owner).toBe('ann')
  })

  test('refuses tables with the names of its own methods', () => {
    expect(() => createWorld({ fork: table<{ id: string }>()({ key: 'id' }) })).toThrow(TypeError)
  })

  test('goes back to a snapshot more than once', () => {
    const world = filled()
    const before = world.snapshot()
    for (const id of ['a', 'b']) {
      world.papers.remove(id)
      world.restore(before)
    }
    expect(ids(world.papers.all())).toBe('abcde')
    expect(() => world.transact(() => world.restore(before))).toThrow('cannot replace')
  })

  test('applies and reverts changes that swap a unique value', () => {
    const world = filled()
    const before = world.exportFile()
    const { changes } = world.transact(() => {
      world.papers.update('a', { mail: 'free@x' })
      world.papers.update('b', { mail: 'a@x' })
      world.papers.update('a', { mail: 'b@x' })
    })
    const after = world.exportFile()
    world.revert(changes)
    expect(world.exportFile()).toBe(before)
    world.apply(changes)
    expect(world.exportFile()).toBe(after)
  })
})
