import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { addSecondPerson } from '../../testing/second-person.ts'

const comment = {
  reviewer: '1',
  text: 'Why does drought matter?',
  answer: '',
  place: 'page 3',
  newText: '',
  isDeleted: false,
}
const answer = { letter: 'Reviewer 1', manuscript: 'Barley.docx', comments: [comment] }
const nothing = { letter: '', manuscript: '', comments: [] }

async function responses() {
  const backend = await testBackend('returning-customer')
  const { facts, send } = backend
  const path = (order: string) => `/api/order/${order}/reviewer-response`
  const own = facts.orders.completedPaid
  return {
    ...backend,
    load: (order = own, session?: string | null) => send(`GET ${path(order)}`, { session }),
    save: (json: object, order = own, session?: string | null) =>
      send(`PUT ${path(order)}`, { json, session }),
  }
}

describe('the answer to the reviewers of an order', () => {
  it('is empty before it is saved, and then as it was saved', async () => {
    const { load, save } = await responses()
    expect((await load()).body).toEqual({ version: 0, savedAt: null, ...nothing })
    const savedAt = '2026-11-02T10:00:00.000Z'
    expect((await save({ version: 0, ...answer })).body).toEqual({ version: 1, savedAt })
    expect((await load()).body).toEqual({ version: 1, savedAt, ...answer })
  })

  it('is found by the number in any case', async () => {
    const { load, save, facts } = await responses()
    await save({ version: 0, ...answer })
    const { body } = await load(facts.orders.completedPaid.toLowerCase())
    expect(body).toMatchObject({ version: 1 })
  })

  it('is not saved over another version', async () => {
    const { load, save } = await responses()
    await save({ version: 0, ...answer })
    expect((await save({ version: 0, ...answer, letter: 'Another' })).body).toEqual({
      error: 'reviewer-response-changed',
    })
    expect((await load()).body).toMatchObject({ version: 1, letter: 'Reviewer 1' })
    expect((await save({ version: 1, ...answer, letter: 'Another' })).body).toMatchObject({
      version: 2,
    })
  })

  it('is saved once where its answer was lost', async () => {
    const { advance, save } = await responses()
    const first = await save({ version: 0, ...answer })
    advance(60_000)
    expect((await save({ version: 0, ...answer })).body).toEqual(first.body)
  })

  it('is deleted by an empty one', async () => {
    const { load, save, world } = await responses()
    await save({ version: 0, ...answer })
    await save({ version: 1, ...nothing })
    expect((await load()).body).toMatchObject({ version: 2, ...nothing })
    expect(JSON.stringify([...world.reviewerResponses.all()])).not.toContain('drought')
  })

  it('waits until the order is completed', async () => {
    const { load, save, facts } = await responses()
    const order = facts.orders.inProgress
    expect((await load(order)).body).toMatchObject({ version: 0 })
    expect((await save({ version: 0, ...answer }, order)).body).toEqual({
      error: 'reviewer-response-not-completed',
    })
  })

  it('is for the owner of the order alone', async () => {
    const { load, save, world } = await responses()
    const json = { version: 0, ...answer }
    const { session } = addSecondPerson(world)
    for (const one of [await load('GX000000'), await load(undefined, session)]) {
      expect(one.status).toBe(404)
    }
    expect((await save(json, 'GX000000')).status).toBe(404)
    expect((await save(json, undefined, session)).status).toBe(404)
    expect((await load(undefined, null)).status).toBe(401)
    expect((await save(json, undefined, null)).status).toBe(401)
    expect(world.reviewerResponses.size).toBe(0)
  })

  it.each([
    ['without a version', answer],
    ['with a negative version', { version: -1, ...answer }],
    ['with too long a letter', { version: 0, ...answer, letter: 'a'.repeat(300_001) }],
    [
      'with too long an answer',
      { version: 0, ...answer, comments: [{ ...comment, answer: 'a'.repeat(50_001) }] },
    ],
    [
      'with too many comments',
      { version: 0, ...answer, comments: Array.from({ length: 1001 }, () => comment) },
    ],
    ['with a field more', { version: 0, ...answer, comments: [{ ...comment, id: 1 }] }],
  ])('breaks the contract %s', async (_, json) => {
    const { load, save } = await responses()
    expect((await save(json)).status).toBe(400)
    expect((await save({}, 'GX_1')).status).toBe(400)
    expect((await load('GX_1')).status).toBe(400)
  })
})
