import { table } from '../../mocks/store/define-table.ts'
import { createWorld } from '../../mocks/store/world.ts'
import { isSmoke, roundsOf } from './speed/bench-options.ts'
import { showFigures } from './speed/show-figures.ts'
import { timeBeside } from './speed/time-beside.ts'

const count = isSmoke ? 1_000 : 100_000
const owners = 10
const laps = roundsOf(20)
const warmUp = isSmoke ? 0 : 5

interface Order {
  readonly identity: string
  readonly owner: string
  readonly title: string
  readonly status: string
  readonly createdAt: number
}

const words = 'Effects of Dietary Fibre on Gut Microbiota Résumé in Adult Zebrafish Model'.split(
  ' ',
)

/** Deterministic pseudo-random number below `limit` (Knuth's multiplier). */
const scattered = (index: number, limit: number) => (Math.imul(index, 2654435761) >>> 0) % limit

const order = (index: number): Order => ({
  identity: `ORD-${index}`,
  owner: `user-${scattered(index, owners)}`,
  title: `${words.map((_, at) => words[scattered(index + at, words.length)]).join(' ')} ${index}`,
  status: index % 3 === 0 ? 'Completed' : 'In Progress',
  createdAt: 1_700_000_000_000 + scattered(index, 1_000_000_000),
})

const emptyWorld = () =>
  createWorld({
    orders: table<Order>()({
      key: 'identity',
      unique: ['title'],
      text: (each) => each.title,
      indexes: {
        byOwner: { of: (each) => each.owner, sort: (each) => each.createdAt, descending: true },
        all: { of: () => true, sort: (each) => each.createdAt, descending: true },
      },
    }),
  })

// What somebody would write who has no store: an array to sort and filter, a Map to copy.
const rows = Array.from({ length: count }, (_, index) => order(index))
const byKey = new Map(rows.map((row) => [row.identity, row]))
const newest = (some: Order[], page: number) =>
  some.toSorted((a, b) => b.createdAt - a.createdAt).slice(page * 20, (page + 1) * 20)
const withText = (text: string) =>
  rows.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()))

const sorting = { name: 'sorting an array', work: (lap: number) => newest(rows, lap) }
const scanning = { name: 'scanning an array', work: (lap: number) => withText(`zebraFISH ${lap}`) }
const copying = { name: 'copying a Map', work: () => new Map(byKey) }

const world = emptyWorld()
const middle = Math.floor(count / 40)

function rollBack(lap: number): void {
  try {
    world.transact(() => {
      world.orders.remove(`ORD-${lap}`)
      throw new RangeError('taken back')
    })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}

const once = [
  {
    name: `filling with ${count} orders`,
    work: () => rows.map((row) => world.orders.insert(row)),
    companion: { name: 'filling a Map', work: () => new Map(rows.map((row) => [row.title, row])) },
    limit: 100,
  },
  {
    name: 'first free text after it',
    work: () => world.orders.in('all', true).search('zebrafish').page(1, 20),
    companion: scanning,
    limit: 15,
  },
  {
    name: 'writing to a file',
    work: () => world.exportFile(),
    companion: { name: 'JSON.stringify', work: () => JSON.stringify(rows) },
    limit: 4,
  },
]

const repeated = [
  {
    name: 'sorted page of 20 from the middle, all orders',
    work: (lap: number) => world.orders.in('all', true).page(middle + lap, 20),
    companion: sorting,
    limit: 0.01,
  },
  {
    name: 'sorted page of 20, one owner',
    work: (lap: number) => world.orders.in('byOwner', `user-${lap % owners}`).page(40, 20),
    companion: {
      name: 'filtering and sorting an array',
      work: (lap: number) =>
        newest(
          rows.filter(({ owner }) => owner === `user-${lap % owners}`),
          40,
        ),
    },
    limit: 0.05,
  },
  {
    name: 'free text over all titles, first page in order',
    work: (lap: number) => world.orders.in('all', true).search(`zebraFISH ${lap}`).page(1, 20),
    companion: scanning,
    limit: 2,
  },
  {
    name: 'fork, and one row written to it',
    work: (lap: number) => world.fork().orders.update(`ORD-${lap}`, { status: 'Cancelled' }),
    companion: copying,
    limit: 0.02,
  },
  { name: 'fork alone', work: () => world.fork(), companion: copying, limit: 0.02 },
  {
    name: 'transaction with one update',
    work: (lap: number) =>
      world.transact(() => world.orders.update(`ORD-${lap}`, { createdAt: lap })),
    companion: copying,
    limit: 0.02,
  },
  { name: 'transaction that is rolled back', work: rollBack, companion: copying, limit: 0.02 },
]

const figures = []
for (const each of once) figures.push(await timeBeside(each, { laps: 1 }))
const file = world.exportFile()
const json = JSON.stringify(rows)
figures.push(
  await timeBeside(
    {
      name: 'reading from a file',
      work: () => emptyWorld().importFile(file),
      companion: { name: 'JSON.parse', work: () => JSON.parse(json) },
      limit: 40,
    },
    { laps: 1 },
  ),
)
for (const each of repeated) figures.push(await timeBeside(each, { laps, warmUp }))
showFigures(`A world of ${count} orders, beside plain arrays and Maps of the same:`, figures)
