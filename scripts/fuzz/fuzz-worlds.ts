import { createBackend } from '../../mocks/backend/backend.ts'
import { CallLog } from '../../mocks/backend/calls/call-log.ts'
import { progressOf } from '../../mocks/backend/invariants/state-transitions.ts'
import { manuscriptTasks } from '../../mocks/backend/manuscripts/manuscript-tasks.ts'
import { loadScenario } from '../../mocks/scenarios/load-scenario.ts'
import type { Change } from '../../mocks/store/changes.ts'
import { nodePdf as writePdf } from '../../mocks/transports/node/node-pdf.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { stateOf } from '../../mocks/world/world-state.ts'
import type { ListedOperation } from '../generate/contract-document.ts'
import { worldValues } from './world-values.ts'

type FuzzWorldOptions = Omit<Parameters<typeof loadScenario>[0], 'now'>

type WorldPlan = FuzzWorldOptions & {
  /** Tags of the operations that its rows are about. */
  tags: readonly string[]
  /** Calls that prepare it, such as `POST /api/file` with a JSON body. */
  first?: readonly [call: string, body?: object][]
}

/** Selections of an order form, to be changed or undone. */
const choices: WorldPlan['first'] = [
  ['POST /api/order-form/form-1/service-options/svc-figures', { quantity: 3 }],
  ['PUT /api/order-form/form-1/discount-code/RIVER15'],
]

const worldPlans: readonly WorldPlan[] = [
  {
    name: 'returning-customer',
    tags: ['orders', 'files', 'rewards', 'testimonials', 'account'],
    first: [['POST /api/upload', { name: 'atlas.docx', size: 4096, checksum: '5b1f0e3a' }]],
  },
  {
    name: 'china',
    tags: ['fapiao', 'invoices', 'account'],
    first: [['POST /api/auth/wechat-login']],
  },
  { name: 'china-migrating', tags: ['account'] },
  { name: 'china-migration-eligible', tags: ['account'] },
  { name: 'assessments', tags: ['grammar-check'] },
  {
    name: 'order-form',
    tags: ['order-form', 'payment', 'prepay'],
    first: choices,
  },
  { name: 'order-form', at: 'payment-details', tags: ['order-form', 'payment'], first: choices },
  { name: 'order-form', at: 'price-quote-completed', tags: ['order-form'] },
  { name: 'admin-order', tags: ['order-form'] },
  { name: 'digital-editing', tags: ['digital-editing'] },
  { name: 'digital-translation', tags: ['digital-translation'] },
]

async function openWorld({ tags, first = [], ...options }: WorldPlan) {
  const { world } = await loadScenario({ ...options, now: fixedNow })
  const calls = new CallLog()
  const last: { changes: readonly Change[] } = { changes: [] }
  const backend = createBackend({
    world,
    now: () => fixedNow,
    manuscripts: manuscriptTasks({ findings: async () => [] }),
    writePdf,
    calls,
    onCommit: ({ changes }) => {
      last.changes = changes
    },
  })
  for (const [call, body] of first) {
    const [method, path] = call.split(' ')
    const headers = { 'Content-Type': 'application/json' }
    const request = new Request(`http://galley.test${path}`, {
      method,
      ...(body ? { headers, body: JSON.stringify(body) } : {}),
    })
    const session = stateOf(world).browserSession ?? undefined
    const { response } = await backend.handle({ request, session })
    if (!response.ok) throw new Error(`${call} answers ${response.status}.`)
  }
  const title = [options.name, options.at].filter(Boolean).join(' at ')
  const progress = progressOf(world, fixedNow)
  return { title, tags, world, calls, last, backend, progress, worldValues: worldValues(world) }
}

/** `last` holds the changes of the last call, `progress` the state before it. */
type FuzzWorld = Awaited<ReturnType<typeof openWorld>>

export const fuzzWorlds: readonly FuzzWorld[] = await Promise.all(worldPlans.map(openWorld))

/**
 * Worlds weighted by relevance: those with rows for the operation get about four times as many requests as all
 * others.
 */
export function worldsFor({ path, tags }: ListedOperation): { world: FuzzWorld; weight: number }[] {
  const hasResource = ({ worldValues }: FuzzWorld) => worldValues.forPath(path).length > 0
  const isOwn = fuzzWorlds.some(hasResource)
    ? hasResource
    : (world: FuzzWorld) => world.tags.some((tag) => tags.includes(tag))
  const own = fuzzWorlds.filter(isOwn)
  return fuzzWorlds.map((world) => {
    const share = own.includes(world) ? 4 * (fuzzWorlds.length - own.length) : own.length
    return { world, weight: Math.max(1, share) }
  })
}
