import { expect, it } from 'vitest'
import { createBackend } from '../../backend/backend.ts'
import { CallLog } from '../../backend/calls/call-log.ts'
import { manuscriptTasks } from '../../backend/manuscripts/manuscript-tasks.ts'
import { duplicateOf } from '../../backend/rules/order-form/duplicate-title.ts'
import type { LazyRows } from '../../store/lazy-rows.ts'
import { nodePdf } from '../../transports/node/node-pdf.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { createGalleyWorld, type World } from '../../world/galley-world.ts'
import { hashOf } from '../../world/text-hash.ts'
import { stateOf } from '../../world/world-state.ts'
import { lazyTablesOf, loadScenario } from '../load-scenario.ts'

const recipe = { scenario: 'large-lab', start: fixedNow } as const
const loaded = () => loadScenario({ name: recipe.scenario, now: recipe.start })

/** The world, and how many of its lazy rows were made so far. */
async function countedWorld() {
  const made = { orders: 0, invoices: 0, payments: 0 }
  const { orders, invoices, payments } = await lazyTablesOf(recipe)
  if (!orders || !invoices || !payments) throw new Error('The rows are not lazy.')
  const counted = <Row, Outline>(name: keyof typeof made, rows: LazyRows<Row, Outline>) => ({
    ...rows,
    make(index: number) {
      made[name] += 1
      return rows.make(index)
    },
  })
  const world = createGalleyWorld()
  world.orders.fillLazily(counted('orders', orders), recipe)
  world.invoices.fillLazily(counted('invoices', invoices), recipe)
  world.payments.fillLazily(counted('payments', payments), recipe)
  const { users, sessions, state } = (await loaded()).world
  world.applyRows(
    { users: [...users.all()], sessions: [...sessions.all()], state: [...state.all()] },
    [],
  )
  return { world, made }
}

async function answered(world: World, paths: readonly string[]): Promise<void> {
  const backend = createBackend({
    world,
    now: () => fixedNow,
    manuscripts: manuscriptTasks({ findings: async () => [] }),
    writePdf: nodePdf,
    calls: new CallLog(),
  })
  const session = stateOf(world).browserSession ?? undefined
  for (const path of paths) {
    const request = new Request(`http://galley.test${path}`)
    const { response } = await backend.handle({ request, session })
    expect(response.status).toBe(200)
  }
}

it('creates only the rows that a page shows', async () => {
  const { world, made } = await countedWorld()
  await answered(world, ['/api/researcher/load', '/api/order/search', '/api/order/search?page=700'])
  // Two pages of ten, and the account's first order.
  expect(made).toEqual({ orders: 21, invoices: 0, payments: 0 })
})

it('searches, narrows and sorts without creating the other rows', async () => {
  const { world, made } = await countedWorld()
  await answered(world, [
    '/api/order/search?xid=gx2',
    '/api/order/search?orderTitle=AQUIFER',
    '/api/order/search?from=2024-01-01&to=2024-12-31&page=30',
    '/api/order/search?status=Completed&status=Cancelled&page=500',
    '/api/order/search?sort=oldest&orderTitle=soil',
    '/api/order/search?sort=deadline&status=Completed&page=700',
  ])
  expect(made.orders).toBeGreaterThan(30)
  expect(made.orders).toBeLessThanOrEqual(60)
})

it('compares a title with those of all orders and creates only the one that has it', async () => {
  const { world, made } = await countedWorld()
  const { person } = (await loaded()).facts
  expect(duplicateOf(world, person.identity, 'Tides of a lake without a name')).toBeNull()
  expect(made.orders).toBe(0)
  const [row] = world.orders.in('byOwner', person.identity).page(1, 1).rows
  expect(duplicateOf(world, person.identity, row?.order.title ?? '')).not.toBeNull()
  expect(made.orders).toBeLessThan(20)
})

it('shows the same order on a page as in the full list', async () => {
  const { world, facts } = await loaded()
  const orders = world.orders.in('byOwner', facts.person.identity)
  const again = await loaded()
  const last = again.world.orders.in('byOwner', facts.person.identity).page(1_000, 10)
  expect(last).toMatchObject({ pages: 1_000, total: 10_000 })
  expect(last.rows.at(-1)).toEqual([...orders.rows()].at(-1))
})

// Browsers persist these rows by recipe: when they change, raise FORMAT in galley-world.ts.
it('matches the rows that browsers persist', async () => {
  const { world } = await loaded()
  const { orders, invoices, payments } = world.image().tables
  const hashes = [orders, invoices, payments].map((rows) => hashOf(JSON.stringify(rows)))
  expect(hashes).toEqual([2515219541, 2583876002, 1075221505])
})
