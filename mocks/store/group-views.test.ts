import { expect, test } from 'vitest'
import { createTestWorld, paper } from '../testing/paper-world.ts'

const shown = (view: { rows(): Iterable<{ id: string }> }) =>
  Array.from(view.rows(), ({ id }) => id)

test('the view of a group is the same until its index is written to', () => {
  const world = createTestWorld()
  world.papers.insert(paper('a'))
  const view = world.papers.in('newest', 'ann')
  expect(world.papers.in('newest', 'ann')).toBe(view)
  world.papers.insert(paper('b', { at: 1 }))
  expect(shown(world.papers.in('newest', 'ann'))).toEqual(['b', 'a'])
  expect(shown(view)).toEqual(['a'])
  world.papers.update('b', { owner: 'bob' })
  expect(shown(world.papers.in('newest', 'ann'))).toEqual(['a'])
  expect(shown(world.papers.in('newest', 'bob'))).toEqual(['b'])
})

test('a fork does not see what is written to the world after it', () => {
  const world = createTestWorld()
  world.papers.insert(paper('a'))
  const fork = world.fork()
  expect(shown(fork.papers.in('newest', 'ann'))).toEqual(['a'])
  world.papers.insert(paper('b'))
  expect(shown(fork.papers.in('newest', 'ann'))).toEqual(['a'])
})

test('a view of more rows than are listed at once has them in the same order', () => {
  const world = createTestWorld()
  world.papers.fill(Array.from({ length: 300 }, (_, at) => paper(`p${at}`, { at })))
  const all = shown(world.papers.in('newest', 'ann'))
  expect(all).toEqual(Array.from({ length: 300 }, (_, at) => `p${299 - at}`))
  const few = world.papers.in('newest', 'ann', { from: 250 })
  expect(shown(few)).toEqual(all.slice(0, 50))
  expect(few.page(2, 20).rows.map(({ id }) => id)).toEqual(all.slice(20, 40))
})
