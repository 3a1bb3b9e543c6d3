import type { components } from '../../../src/api/generated/schema.gen.ts'
import type { Proofreader } from '../grading/proofreader.ts'
import type { DeliverableKind } from '../rules/orders/deliverable-plan.ts'
import type { PaperOf } from './order-manuscript.ts'

/** What a finished file is made of. */
export type Work = {
  kind: DeliverableKind
  order: components['schemas']['Order']
  paper: PaperOf
  /** What was sent in; undefined where that is no text. */
  original: { bytes: Uint8Array; name: string } | undefined
  proofreader: Proofreader
  companyName: string
}
