import { describe, expect, it } from 'vitest'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { problemsOfEdit, problemsOfRemoval, rowFromText, rowToText } from './row-edit.ts'

it('writes a row so that it can be read back, bytes included', () => {
  const row = { identity: 'file-1', bytes: Uint8Array.of(1, 2, 255) }
  expect(rowFromText(rowToText(row))).toEqual(row)
})

it.each(['', '{', '[]', '7'])('reads no row in %j', (text) => {
  expect(rowFromText(text)).toBeUndefined()
})

describe('an edit of an order', () => {
  const edit = async (change: (order: Record<string, unknown>) => object) => {
    const { world, facts } = await loadScenario({ name: 'returning-customer', now: fixedNow })
    const row = world.orders.get(facts.orders.completedPaid)
    if (!row) throw new Error('The order is not there.')
    const edited = { ...row, order: change({ ...row.order }) }
    return problemsOfEdit(world, { table: 'orders', edited, now: fixedNow })
  }

  it('may change its title', async () => {
    expect(await edit((order) => ({ ...order, title: 'Another title' }))).toEqual([])
  })

  it('may not break the contract', async () => {
    const problems = await edit((order) => ({ ...order, status: 'Sleeping' }))
    expect(problems.join()).toContain('status')
  })

  it('may not break an invariant of the world', async () => {
    const problems = await edit((order) => ({ ...order, status: 'Received' }))
    expect(problems.length).toBeGreaterThan(0)
  })
})

describe('a row of its own kind', () => {
  const rows = async () => {
    const { world } = await loadScenario({ name: 'brazil', now: fixedNow })
    const [payment] = [...world.payments.all()]
    const [invoice] = [...world.invoices.all()]
    if (!payment || !invoice) throw new Error('There is nothing to pay.')
    return { world, payment, invoice }
  }

  it.each<[string, object, string]>([
    ['an unknown status', { status: 'sleeping' }, '/status: sleeping is none of open'],
    ['an extra field', { more: 1 }, '/more: is no field of it'],
    ['a missing field', { owner: undefined }, '/owner: is missing'],
    ['a text in place of null', { dueAt: 'soon' }, '/dueAt: instant'],
    ['a wrong entry of a list', { invoiceNumbers: [7] }, '/invoiceNumbers/0: string expected'],
    ['a purpose of another kind', { purpose: { kind: 'payoff' } }, '/purpose/invoiceNumbers'],
  ])('may not have %s', async (_name, change, problem) => {
    const { world, payment } = await rows()
    const edited = { ...payment, ...change }
    const problems = problemsOfEdit(world, {
      table: 'payments',
      edited,
      now: fixedNow,
    })
    expect(problems.join()).toContain(problem)
  })

  it('may not have fields unknown to the contract', async () => {
    const { world, invoice } = await rows()
    const edited = { ...invoice, localization: 'xx' }
    const problems = problemsOfEdit(world, {
      table: 'invoices',
      edited,
      now: fixedNow,
    })
    expect(problems.join()).toMatch(/^\/localization: must be/)
  })
})

describe('deleting a row', () => {
  it('is refused where another row refers to it', async () => {
    const { world, facts } = await loadScenario({ name: 'assessments', now: fixedNow })
    const assessment = world.assessments.get(facts.assessments.fiveKinds)
    const row = assessment && world.files.get(assessment.fileIdentity)
    if (!row) throw new Error('The file is not there.')
    const problems = problemsOfRemoval(world, { table: 'files', row, now: fixedNow })
    expect(problems.join()).toContain('is of a file of the same owner and name')
  })

  it('is refused for a table with a single row', async () => {
    const { world } = await loadScenario({ name: 'japan', now: fixedNow })
    const [row] = [...world.state.all()]
    if (!row) throw new Error('There is no state.')
    expect(problemsOfRemoval(world, { table: 'state', row, now: fixedNow })).toHaveLength(1)
  })

  it('is allowed where no row refers to it', async () => {
    const { world } = await loadScenario({ name: 'assessments', now: fixedNow })
    const [row] = [...world.assessments.all()]
    if (!row) throw new Error('There is no assessment.')
    expect(problemsOfRemoval(world, { table: 'assessments', row, now: fixedNow })).toEqual([])
  })
})
