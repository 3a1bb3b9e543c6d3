import type { ExternalOperationId, OperationId } from '../../../src/api/generated/operations.gen.ts'
import type { Instant } from '../../../src/lib/instant.ts'
import type { FaultKind } from '../../world/rows/fault-kind.ts'
import type { ProblemDetail, Side } from './problem.ts'

type CallViolation = { side: Side; errors: ProblemDetail[]; detail: string }

export type CallRecord = {
  operation: OperationId | ExternalOperationId | undefined
  method: string
  url: string
  status: number
  at: Instant
  violation?: CallViolation | undefined
  /** Set if a real server violated it after the application had. */
  further?: CallViolation | undefined
  /** Set if a fault was injected; such calls are no defect. */
  fault?: FaultKind | undefined
  real?: boolean
  /** Set if a recording answered. */
  recorded?: boolean
}
