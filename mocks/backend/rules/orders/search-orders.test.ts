import { describe, expect, it } from 'vitest'
import { buildOrder, type OrderPlan } from '../../../scenarios/builders/orders/build-order.ts'
import { helenMarsh } from '../../../scenarios/builders/people.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { createGalleyWorld } from '../../../world/galley-world.ts'
import { siteZones } from '../site-zones.ts'
import { listedStatusAt, type OrderSearch, searchOrdersOf } from './search-orders.ts'

const hour = 3_600_000
const owner = helenMarsh.identity
const zone = siteZones.us

const plan: OrderPlan = {
  key: 'one',
  status: 'In Progress',
  services: ['premiumEditing'],
  orderedAgo: 5 * hour,
  dueIn: 2 * hour,
  paid: true,
}

describe('searching orders', () => {
  const world = createGalleyWorld()
  const days: [string, string, string][] = [
    ['GXAAAA01', 'Frost and yield in Barley', '2026-11-02T04:59:59.999Z'],
    ['GXAAAA02', 'Silicon in rice', '2026-11-02T05:00:00.000Z'],
    ['GXBBBB03', 'Barley roots', '2026-10-20T12:00:00.000Z'],
    ['GXBBBB04', 'Etude du blé d’hiver (100 %)', '2026-09-01T12:00:00.000Z'],
  ]
  for (const [identity, title, createdAt] of days) {
    const { order, placed } = buildOrder(plan, helenMarsh, fixedNow)
    const at = Date.parse(createdAt)
    const row = {
      identity,
      owner,
      createdAt: at,
      receivedAt: at,
      placed,
      completionNotified: false,
    }
    world.orders.insert({ ...row, order: { ...order, externalId: identity, title, createdAt } })
    world.orders.insert({
      ...row,
      identity: `${identity}X`,
      owner: 'another-person',
      order: { ...order, externalId: `${identity}X`, title, createdAt },
    })
  }
  const all = ['GXAAAA02', 'GXAAAA01', 'GXBBBB03', 'GXBBBB04']

  const searches: [OrderSearch, string[]][] = [
    [{}, all],
    [{ xid: 'aaa' }, ['GXAAAA02', 'GXAAAA01']],
    [{ xid: ' gxbbbb03 ' }, ['GXBBBB03']],
    [{ xid: 'GXAAAA01X' }, []],
    [{ orderTitle: 'BARLEY' }, ['GXAAAA01', 'GXBBBB03']],
    [{ orderTitle: '100 %' }, ['GXBBBB04']],
    [{ orderTitle: 'BLÉ' }, ['GXBBBB04']],
    [{ orderTitle: 'ble' }, ['GXBBBB04']],
    [{ orderTitle: '  ' }, all],
    [{ orderTitle: '.*' }, []],
    [{ from: '2026-11-02' }, ['GXAAAA02']],
    [{ from: '2026-11-01' }, ['GXAAAA02', 'GXAAAA01']],
    [{ to: '2026-11-01' }, ['GXAAAA01', 'GXBBBB03', 'GXBBBB04']],
    [{ from: '2026-10-20', to: '2026-10-20' }, ['GXBBBB03']],
    [{ from: '2026-10-21', to: '2026-10-20' }, []],
    [{ orderTitle: 'barley', from: '2026-10-21' }, ['GXAAAA01']],
    [{ xid: 'bbb', orderTitle: 'barley', to: '2026-10-20' }, ['GXBBBB03']],
  ]

  it.each(searches)('%o finds %o', (search, found) => {
    const rows = [...searchOrdersOf({ world, owner, zone, now: fixedNow }, search).rows()]
    expect(rows.map(({ identity }) => identity)).toEqual(found)
  })
})

describe('statuses and sorting', () => {
  const world = createGalleyWorld()
  const plans: Record<string, Partial<OrderPlan>> = {
    FILES: { status: 'Awaiting Files', orderedAgo: 1 * hour, dueIn: undefined },
    FRESH: { status: 'Received', orderedAgo: 1.5 * hour, dueIn: 90 * hour },
    DATED: { status: 'In Progress', orderedAgo: 3 * hour, dueIn: undefined },
    SOON: { status: 'In Progress', orderedAgo: 4 * hour, dueIn: 2 * hour },
    LOCKED: { status: 'In Progress', orderedAgo: 5 * hour, dueIn: 3 * hour, paid: false },
    HOLD: { status: 'On Hold', orderedAgo: 6 * hour, dueIn: 1 * hour },
    UNPAID: { status: 'Completed', orderedAgo: 700 * hour, dueIn: -500 * hour, paid: false },
    DONE: { status: 'Completed', orderedAgo: 800 * hour, dueIn: -600 * hour },
    GONE: { status: 'Cancelled', orderedAgo: 900 * hour, dueIn: -800 * hour },
  }
  for (const [identity, changes] of Object.entries(plans)) {
    const row = buildOrder({ ...plan, ...changes, key: identity }, helenMarsh, fixedNow)
    world.orders.insert({ ...row, identity, order: { ...row.order, externalId: identity } })
    const other = `${identity}X`
    world.orders.insert({ ...row, identity: other, owner: 'another-person' })
  }
  const found = (search: OrderSearch, now = fixedNow) =>
    Array.from(searchOrdersOf({ world, owner, zone, now }, search).rows(), (row) => row.identity)
  const later = fixedNow + 4 * hour
  const newest = Object.keys(plans)
  const byDeadline = ['HOLD', 'SOON', 'LOCKED', 'FRESH', 'FILES', 'DATED', 'UNPAID', 'DONE', 'GONE']

  const searches: [OrderSearch, number, string[]][] = [
    [{ status: ['Awaiting Files'] }, fixedNow, ['FILES']],
    [{ status: ['Received'] }, fixedNow, ['FRESH']],
    [{ status: ['In Progress'] }, fixedNow, ['DATED', 'SOON', 'LOCKED']],
    [{ status: ['On Hold', 'Cancelled'] }, fixedNow, ['HOLD', 'GONE']],
    [{ status: ['Completed'] }, fixedNow, ['DONE']],
    [{ status: ['Awaiting Payment'] }, fixedNow, ['UNPAID']],
    [{ status: ['Received'] }, later, []],
    [{ status: ['In Progress'] }, later, ['FRESH', 'DATED']],
    [{ status: ['Completed'] }, later, ['SOON', 'DONE']],
    [{ status: ['Awaiting Payment'] }, later, ['LOCKED', 'UNPAID']],
    [{ status: ['Completed', 'Cancelled'], xid: 'go' }, fixedNow, ['GONE']],
    [{ sort: 'newest' }, fixedNow, newest],
    [{ sort: 'oldest' }, fixedNow, newest.toReversed()],
    [{ sort: 'deadline' }, fixedNow, byDeadline],
    [
      { sort: 'deadline' },
      later,
      ['HOLD', 'FRESH', 'FILES', 'DATED', 'SOON', 'LOCKED', 'UNPAID', 'DONE', 'GONE'],
    ],
    [
      { sort: 'deadline', status: ['In Progress', 'Completed'] },
      fixedNow,
      ['SOON', 'LOCKED', 'DATED', 'DONE'],
    ],
    [{ sort: 'oldest', xid: 'd' }, fixedNow, ['DONE', 'UNPAID', 'HOLD', 'LOCKED', 'DATED']],
  ]

  it.each(searches)('%o at %i finds %o', (search, now, identities) => {
    expect(found(search, now)).toEqual(identities)
  })

  it('finds each order by exactly the status that it has', () => {
    for (const now of [fixedNow, later, later + 200 * hour]) {
      for (const identity of newest) {
        const row = world.orders.get(identity)
        if (!row) throw new Error(`${identity} is missing.`)
        expect(found({ status: [listedStatusAt(row, now)] }, now)).toContain(identity)
      }
    }
  })
})
