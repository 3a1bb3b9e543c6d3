import type { ExternalOperationId, OperationId } from '../../src/api/generated/operations.gen.ts'
import type { FaultKind } from '../world/fault-kind.ts'
import { noteAnswer } from './contract-coverage.ts'
import type { ProblemDetail, Side } from './problem.ts'

type Violation = { side: Side; errors: ProblemDetail[]; detail: string }

export type CallRecord = {
  operation: OperationId | ExternalOperationId | undefined
  method: string
  url: string
  status: number
  /** World time, epoch milliseconds. */
  at: number
  /** Set if the call or its answer violated the contract. */
  violation?: Violation | undefined
  /** Set if a real server violated it after the application had. */
  further?: Violation | undefined
  /** Set if a fault was injected; such calls are no defect. */
  fault?: FaultKind | undefined
  /** Set if a real server answered. */
  real?: boolean
}

const kept = 500

/** The most recent calls, oldest first. */
export class CallLog {
  private readonly records: CallRecord[] = []
  private readonly listeners = new Set<(record: CallRecord) => void>()

  add(record: CallRecord): void {
    // A real server's answers do not count towards this backend's coverage.
    if (!record.real) noteAnswer(record)
    this.records.push(record)
    // Trimming rarely and in bulk is cheaper than shifting the array on each call.
    if (this.records.length >= 2 * kept) this.records.splice(0, this.records.length - kept)
    for (const listener of this.listeners) listener(record)
  }

  all(): readonly CallRecord[] {
    return this.records.slice(-kept)
  }

  /** Returns the unsubscribe function. */
  listen(listener: (record: CallRecord) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
