import type { Schemas } from '../../world/rows/contract-types.ts'
import type { ManuscriptTasks } from '../manuscripts/manuscript-tasks.ts'
import type { DeliverableKind } from '../rules/orders/deliverable-plan.ts'
import type { ManuscriptSource } from './order-manuscript.ts'

export type DeliverableInput = {
  kind: DeliverableKind
  version: Schemas['DeliverableVersion']
  order: Schemas['Order']
  source: ManuscriptSource
  /** The uploaded file; undefined if it has no text. */
  original: { bytes: Uint8Array; name: string } | undefined
  manuscripts: ManuscriptTasks
  companyName: string
}
