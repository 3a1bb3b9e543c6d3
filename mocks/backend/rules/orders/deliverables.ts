import type { OrderRow } from '../../../world/rows/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { Problem } from '../../calls/problem.ts'
import { type Deliverable, deliverablesOf } from '../../deliverables/deliverable-plan.ts'
import type { ManuscriptTasks } from '../../manuscripts/manuscript-tasks.ts'
import { fileOf } from '../../uploads/file-types.ts'
import { makeDeliverable } from './make-deliverable.ts'
import { type OrderContext, orderNow } from './order-access.ts'
import { manuscriptSourceOf, originalBytes, originalFilesOf } from './original-files.ts'

type DeliverableContext = OrderContext & { manuscripts: ManuscriptTasks }

function make(
  context: DeliverableContext,
  row: OrderRow,
  deliverable: Deliverable,
): Promise<Uint8Array> {
  const { kind, version, source: file } = deliverable
  const { world, manuscripts } = context
  const { companyName } = stateOf(world).application.config
  const order = orderNow(context, row)
  const original = file ? { bytes: originalBytes(world, row, file), name: file.name } : undefined
  return makeDeliverable({
    kind,
    version,
    order,
    source: manuscriptSourceOf(world, row),
    original,
    manuscripts,
    companyName,
  })
}

const planOf = (context: OrderContext, row: OrderRow | undefined): Deliverable[] =>
  row ? deliverablesOf(orderNow(context, row), originalFilesOf(context.world, row)) : []

export async function listDeliverables(context: DeliverableContext, row: OrderRow | undefined) {
  const plan = planOf(context, row)
  if (!row || plan.length === 0) return undefined
  const files = []
  for (const deliverable of plan) {
    const { length: size } = await make(context, row, deliverable)
    const { source: _, ...file } = deliverable
    files.push({ ...file, size })
  }
  const { companyName } = stateOf(context.world).application.config
  return { files, companyName, externalId: row.identity }
}

/** @throws Problem 404 for an unknown or unavailable file */
export async function downloadDeliverable(
  context: DeliverableContext,
  row: OrderRow | undefined,
  key: string,
): Promise<File> {
  const plan = planOf(context, row)
  const deliverable = plan.find((candidate) => candidate.key === key)
  if (!row || !deliverable) throw new Problem(404, 'No such file', `There is no file ${key} here.`)
  const name = deliverable.path.slice(deliverable.path.lastIndexOf('/') + 1)
  return fileOf(await make(context, row, deliverable), name)
}
