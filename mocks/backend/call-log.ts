import type { ExternalOperationId, OperationId } from '../../src/api/generated/operations.gen.ts'
import type { FaultKind } from '../world/fault-kind.ts'
import { noteAnswer } from './contract-coverage.ts'
import type { ProblemDetail, Side } from './problem.ts'

type Violation = { side: Side; errors: ProblemDetail[]; detail: string }

export type CallRecord = {
  operation: OperationId | ExternalOperationId | undefined
  method: string
  /** Path with query. */
  url: string
  status: number
  /** The world's instant, epoch milliseconds. */
  at: number
  /** Set where the call or its answer broke the contract. */
  violation?: Violation | undefined
  /** Set where a real server broke it after the application had. */
  further?: Violation | undefined
  /** Set where a fault was asked for; such calls are no defect. */
  fault?: FaultKind | undefined
  /** Set where a real server answered in the place of the mock one. */
  real?: boolean
}

const kept = 500

/** The last calls, oldest first, with what was said of them; listeners hear each new one. */
export class CallLog {
  private readonly records: CallRecord[] = []
  private readonly listeners = new Set<(record: CallRecord) => void>()

  add(record: CallRecord): void {
    // What a real server answers says nothing of this backend.
    if (!record.real) noteAnswer(record)
    this.records.push(record)
    // Seldom and many at once: moving all of them up with each call costs more than keeping them.
    if (this.records.length >= 2 * kept) this.records.splice(0, this.records.length - kept)
    for (const listener of this.listeners) listener(record)
  }

  all(): readonly CallRecord[] {
    return this.records.slice(-kept)
  }

  /** Returns the function that ends the listening. */
  listen(listener: (record: CallRecord) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
