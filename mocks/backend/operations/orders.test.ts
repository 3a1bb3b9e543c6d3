import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'

type Listed = { orders: { externalId: string; createdAt: string }[]; pagination: unknown }

function isListed(body: unknown): body is Listed {
  return typeof body === 'object' && body !== null && 'orders' in body && 'pagination' in body
}

async function opened() {
  const backend = await testBackend('returning-customer')
  const search = async (query = '') => {
    const { body } = await backend.send(`GET /api/order/search${query}`)
    if (!isListed(body)) throw new Error(JSON.stringify(body))
    return body
  }
  return { ...backend, search }
}

describe('searching orders', () => {
  it('lists them by pages, the newest first, each once', async () => {
    const { search } = await opened()
    const pages = [await search(), await search('?page=2'), await search('?page=3')]
    expect(pages.map(({ orders }) => orders.length)).toEqual([10, 10, 4])
    expect(pages[1]?.pagination).toEqual({
      current: 2,
      previous: 1,
      next: 3,
      pageCount: 3,
      totalCount: 24,
      pageSize: 10,
    })
    const all = pages.flatMap(({ orders }) => orders)
    const instants = all.map(({ createdAt }) => createdAt)
    expect(instants).toEqual(instants.toSorted().reverse())
    expect(new Set(all.map(({ externalId }) => externalId)).size).toBe(24)
    expect((await search('?page=4')).orders).toEqual([])
  })

  it('finds by number, title and days together', async () => {
    const { search, facts } = await opened()
    const { freeReedit, reeditOriginal } = facts.orders
    const ids = async (query: string) =>
      (await search(query)).orders.map(({ externalId }) => externalId)
    const title = 'orderTitle=ROOT%20exudates%20and%20drought'
    expect(await ids(`?${title}`)).toEqual([freeReedit, reeditOriginal])
    expect(await ids(`?${title}&to=2026-09-30`)).toEqual([reeditOriginal])
    expect(await ids(`?${title}&xid=${freeReedit.slice(2).toLowerCase()}`)).toEqual([freeReedit])
    expect(await ids('?orderTitle=no%20such%20thing')).toEqual([])
  })

  it('completes an order at its deadline', async () => {
    const { search, advance, facts } = await opened()
    const query = `?xid=${facts.orders.dueTomorrow}`
    expect((await search(query)).orders).toMatchObject([{ status: 'In Progress' }])
    advance(20 * 3_600_000)
    expect((await search(query)).orders).toMatchObject([
      { status: 'Completed', downloadAvailable: true, completedAt: '2026-11-03T06:00:00.000Z' },
    ])
  })
})
