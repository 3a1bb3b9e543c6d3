import type { components } from '../../../src/api/generated/schema.gen.ts'
import type { Proofreader } from '../grading/proofreader.ts'
import type { DeliverableKind } from '../rules/orders/deliverable-plan.ts'
import type { PaperOf } from './order-manuscript.ts'

/** Input for one finished file. */
export type Work = {
  kind: DeliverableKind
  order: components['schemas']['Order']
  paper: PaperOf
  /** The uploaded file; undefined if it has no text. */
  original: { bytes: Uint8Array; name: string } | undefined
  proofreader: Proofreader
  companyName: string
}
