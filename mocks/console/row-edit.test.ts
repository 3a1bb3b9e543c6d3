import { describe, expect, it } from 'vitest'
import { fixedNow } from '../fixed-now.ts'
import { loadScenario } from '../scenarios/load-scenario.ts'
import { problemsOfEdit, readRow, shapeProblems, writtenRow } from './row-edit.ts'

describe('shapeProblems', () => {
  const row = { name: 'a', count: 1, list: [{ id: 'x' }], note: null }

  it.each([
    ['the same', row, []],
    ['another value', { ...row, name: 'b' }, []],
    ['a longer list', { ...row, list: [{ id: 'x' }, { id: 'y' }] }, []],
    ['something where nothing was', { ...row, note: 'a' }, []],
    ['a text for a number', { ...row, count: '1' }, ['/count: number expected, not string']],
    ['a wrong entry', { ...row, list: [{ id: 7 }] }, ['/list/0/id: string expected, not number']],
    ['a field too many', { ...row, more: 1 }, ['/more: is no field of this row']],
    ['a field too few', { name: 'a', count: 1, list: [] }, ['/note: is missing']],
  ])('%s', (_name, after, expected) => {
    expect(shapeProblems(row, after)).toEqual(expected)
  })
})

it('writes a row so that it can be read back, bytes included', () => {
  const row = { identity: 'file-1', bytes: Uint8Array.of(1, 2, 255) }
  expect(readRow(writtenRow(row))).toEqual(row)
})

it.each(['', '{', '[]', '7'])('reads no row in %j', (text) => {
  expect(readRow(text)).toBeUndefined()
})

describe('an edit of an order', () => {
  const edit = async (change: (order: Record<string, unknown>) => object) => {
    const { world, facts } = await loadScenario({ name: 'returning-customer', now: fixedNow })
    const row = world.orders.get(facts.orders.completedPaid)
    if (!row) throw new Error('The order is not there.')
    const edited = { ...row, order: change({ ...row.order }) }
    return problemsOfEdit(world, { table: 'orders', row, edited, now: fixedNow })
  }

  it('may give it another title', async () => {
    expect(await edit((order) => ({ ...order, title: 'Another title' }))).toEqual([])
  })

  it('may not break the contract', async () => {
    const problems = await edit((order) => ({ ...order, status: 'Sleeping' }))
    expect(problems.join()).toContain('status')
  })

  it('may not break a law of the world', async () => {
    const problems = await edit((order) => ({ ...order, status: 'Received' }))
    expect(problems.length).toBeGreaterThan(0)
  })
})

it('may not give a row another key', async () => {
  const { world, facts } = await loadScenario({ name: 'returning-customer', now: fixedNow })
  const row = world.orders.get(facts.orders.completedPaid)
  if (!row) throw new Error('The order is not there.')
  const edited = { ...row, identity: 'GX000000' }
  expect(problemsOfEdit(world, { table: 'orders', row, edited, now: fixedNow })).toHaveLength(1)
})
