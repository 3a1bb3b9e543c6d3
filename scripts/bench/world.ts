import { table } from '../../mocks/store/define-table.ts'
import { createWorld } from '../../mocks/store/world.ts'

const ORDERS = 100_000
const OWNERS = 10
const LAPS = 50

interface Order {
  readonly identity: string
  readonly owner: string
  readonly title: string
  readonly status: string
  readonly createdAt: number
}

const WORDS = 'Effects of Dietary Fibre on Gut Microbiota Résumé in Adult Zebrafish Model'.split(
  ' ',
)

/** Deterministic pseudo-random number below `limit` (Knuth's multiplier). */
const scattered = (index: number, limit: number) => (Math.imul(index, 2654435761) >>> 0) % limit

const order = (index: number): Order => ({
  identity: `ORD-${index}`,
  owner: `user-${scattered(index, OWNERS)}`,
  title: `${WORDS.map((_, at) => WORDS[scattered(index + at, WORDS.length)]).join(' ')} ${index}`,
  status: index % 3 === 0 ? 'Completed' : 'In Progress',
  createdAt: 1_700_000_000_000 + scattered(index, 1_000_000_000),
})

const world = createWorld({
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

/** Median in milliseconds, without the warm-up runs. */
function median(run: (lap: number) => unknown): number {
  const times: number[] = []
  for (let lap = 0; lap < LAPS; lap += 1) {
    const start = performance.now()
    run(lap)
    times.push(performance.now() - start)
  }
  return times.slice(5).sort((a, b) => a - b)[Math.floor((LAPS - 5) / 2)] ?? Number.NaN
}

const filling = performance.now()
for (let index = 0; index < ORDERS; index += 1) world.orders.insert(order(index))
const filled = performance.now() - filling

const writing = performance.now()
const file = world.exportFile()
const written = performance.now() - writing
const reading = performance.now()
world.fork().importFile(file)
const read = performance.now() - reading

const searching = performance.now()
world.orders.in('all', true).search('zebrafish').page(1, 20)
const searched = performance.now() - searching

const rows: [name: string, milliseconds: number, limit?: number][] = [
  [
    'sorted page of 20 from the middle, all orders',
    median((lap) => world.orders.in('all', true).page(2500 + lap, 20)),
    1,
  ],
  [
    'sorted page of 20, one owner',
    median((lap) => world.orders.in('byOwner', `user-${lap % OWNERS}`).page(40, 20)),
    1,
  ],
  [
    'free text over all titles, first page in order',
    median((lap) => world.orders.in('all', true).search(`zebraFISH ${lap}`).page(1, 20)),
    15,
  ],
  [
    'fork, and one row written to it',
    median((lap) => world.fork().orders.update(`ORD-${lap}`, { status: 'Cancelled' })),
    1,
  ],
  ['fork alone', median(() => world.fork()), 1],
  [
    'transaction with one update',
    median((lap) => world.transact(() => world.orders.update(`ORD-${lap}`, { createdAt: lap }))),
    1,
  ],
  [
    'transaction that is rolled back',
    median((lap) => {
      try {
        world.transact(() => {
          world.orders.remove(`ORD-${lap}`)
          throw new RangeError('taken back')
        })
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
      }
    }),
    1,
  ],
  ['once: first free text after filling', searched],
  ['once: filling with 100,000 orders', filled],
  ['once: writing them to a file', written],
  ['once: reading them from a file', read],
]

/** One-off costs have no limit. */
const tooSlow = (milliseconds: number, limit?: number) =>
  limit !== undefined && !(milliseconds < limit)

console.table(
  rows.map(([what, milliseconds, limit]) => ({
    what,
    ms: Number(milliseconds.toFixed(3)),
    limit: limit ?? '-',
    result: limit === undefined ? '-' : tooSlow(milliseconds, limit) ? 'TOO SLOW' : 'ok',
  })),
)
if (rows.some(([, milliseconds, limit]) => tooSlow(milliseconds, limit))) process.exitCode = 1
