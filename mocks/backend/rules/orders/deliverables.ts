import type { OrderRow } from '../../../world/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { makeDeliverable } from '../../deliverables/make-deliverable.ts'
import type { Proofreader } from '../../grading/proofreader.ts'
import { Problem } from '../../problem.ts'
import { fileOf } from '../../uploads/file-types.ts'
import { type Deliverable, deliverablesOf } from './deliverable-plan.ts'
import { type Asking, orderNow } from './order-access.ts'
import { originalBytes, originalFilesOf, paperOf } from './original-files.ts'

type Making = Asking & { proofreader: Proofreader }

function make(asking: Making, row: OrderRow, deliverable: Deliverable): Promise<Uint8Array> {
  const { kind, source: file } = deliverable
  const { world, proofreader } = asking
  const { companyName } = stateOf(world).application.config
  const order = orderNow(asking, row)
  const original = file ? { bytes: originalBytes(world, row, file), name: file.name } : undefined
  return makeDeliverable({
    kind,
    order,
    paper: paperOf(world, row),
    original,
    proofreader,
    companyName,
  })
}

const planOf = (asking: Asking, row: OrderRow | undefined): Deliverable[] =>
  row ? deliverablesOf(orderNow(asking, row), originalFilesOf(asking.world, row)) : []

/** Finished files with their sizes; undefined if they are not available. */
export async function listDeliverables(asking: Making, row: OrderRow | undefined) {
  const plan = planOf(asking, row)
  if (!row || plan.length === 0) return undefined
  const files = []
  for (const deliverable of plan) {
    const { length: size } = await make(asking, row, deliverable)
    files.push({ key: deliverable.key, path: deliverable.path, size })
  }
  const { companyName } = stateOf(asking.world).application.config
  return { files, companyName, externalId: row.identity }
}

/** @throws Problem 404 for an unknown or unavailable file */
export async function downloadDeliverable(
  asking: Making,
  row: OrderRow | undefined,
  key: string,
): Promise<File> {
  const plan = planOf(asking, row)
  const deliverable = plan.find((one) => one.key === key)
  if (!row || !deliverable) throw new Problem(404, 'No such file', `There is no file ${key} here.`)
  const name = deliverable.path.slice(deliverable.path.lastIndexOf('/') + 1)
  return fileOf(await make(asking, row, deliverable), name)
}
