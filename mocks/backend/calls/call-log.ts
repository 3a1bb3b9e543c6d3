import type { CallRecord } from './call-record.ts'
import { noteAnswer } from './contract-coverage.ts'

const maxRecords = 500

export class CallLog {
  private readonly records: CallRecord[] = []
  private readonly listeners = new Set<(record: CallRecord) => void>()

  add(record: CallRecord): void {
    // A real server's answers do not count towards this backend's coverage.
    if (!record.real && !record.recorded) noteAnswer(record)
    this.records.push(record)
    // Trimming rarely and in bulk is cheaper than shifting the array on each call.
    if (this.records.length >= 2 * maxRecords)
      this.records.splice(0, this.records.length - maxRecords)
    for (const listener of this.listeners) listener(record)
  }

  all(): readonly CallRecord[] {
    return this.records.slice(-maxRecords)
  }

  listen(listener: (record: CallRecord) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
