import { type Change, ChangeRecord } from './changes.ts'
import type { RecordChange } from './table.ts'

export interface Transaction<Result> {
  readonly result: Result
  readonly changes: Change[]
}

/** Runs at most one transaction at a time; nested ones are parts of it, others queue. */
export class Transactions {
  readonly #undo: (changes: readonly Change[]) => void
  readonly #open: ChangeRecord[] = []
  #undoing = false
  #waiting = false
  #last: Promise<unknown> = Promise.resolve()

  constructor(undo: (changes: readonly Change[]) => void) {
    this.#undo = undo
  }

  readonly record: RecordChange = (table, key, before, after) => {
    if (!this.#undoing) this.#open.at(-1)?.add(table, key, before, after)
  }

  get isOpen(): boolean {
    return this.#open.length > 0
  }

  run<Result>(run: () => Promise<Result>): Promise<Transaction<Result>>
  run<Result>(run: () => Result): Transaction<Result>
  run(run: () => unknown): unknown {
    if (this.#waiting)
      throw new Error(
        'A transaction is still running: as a part of it call the function itself, beside it use inTurn',
      )
    this.#open.push(new ChangeRecord())
    let result: unknown
    try {
      result = run()
      if (result instanceof Promise && this.#open.length > 1) {
        // The caller handles the failure: avoid an unhandled rejection.
        result.catch(() => undefined)
        throw new TypeError('A part of a transaction cannot be asynchronous')
      }
    } catch (error) {
      this.#takeBack()
      throw error
    }
    return result instanceof Promise ? this.#settle(result) : this.#done(result)
  }

  inTurn<Result>(run: () => Result | Promise<Result>): Promise<Transaction<Result>> {
    const turn = this.#last.then(() => this.run(async () => run()))
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async #settle(promise: Promise<unknown>): Promise<Transaction<unknown>> {
    this.#waiting = true
    try {
      return this.#done(await promise)
    } catch (error) {
      this.#takeBack()
      throw error
    } finally {
      this.#waiting = false
    }
  }

  #done<Result>(result: Result): Transaction<Result> {
    const changes = this.#open.pop()?.list() ?? []
    for (const { table, key, before, after } of changes) this.record(table, key, before, after)
    return { result, changes }
  }

  #takeBack(): void {
    const changes = this.#open.pop()?.list() ?? []
    this.#undoing = true
    try {
      this.#undo(changes)
    } finally {
      this.#undoing = false
    }
  }
}
