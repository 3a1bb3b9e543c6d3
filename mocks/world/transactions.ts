import { type Change, ChangeRecord } from './changes.ts'
import type { Recorder } from './table.ts'

export interface Transaction<Result> {
  readonly result: Result
  readonly changes: Change[]
}

/** The transactions of one world: at most one at a time, others as parts of it or in their turn. */
export class Transactions {
  readonly #open: ChangeRecord[] = []
  #waiting = false
  #last: Promise<unknown> = Promise.resolve()

  readonly record: Recorder = (table, key, before, after) => {
    this.#open.at(-1)?.add(table, key, before, after)
  }

  get isOpen(): boolean {
    return this.#open.length > 0
  }

  /** Runs the function; `undo` is called when it fails, before the error goes on. */
  run<Result>(run: () => Promise<Result>, undo: () => void): Promise<Transaction<Result>>
  run<Result>(run: () => Result, undo: () => void): Transaction<Result>
  run(run: () => unknown, undo: () => void): unknown {
    if (this.#waiting)
      throw new Error(
        'A transaction is still running: inside it call the function itself, beside it use inTurn',
      )
    this.#open.push(new ChangeRecord())
    let result: unknown
    try {
      result = run()
      if (result instanceof Promise && this.#open.length > 1) {
        result.catch(() => undefined)
        throw new TypeError('A part of a transaction cannot be asynchronous')
      }
    } catch (error) {
      this.#open.pop()
      undo()
      throw error
    }
    return result instanceof Promise ? this.#settle(result, undo) : this.#done(result)
  }

  inTurn<Result>(
    run: () => Result | Promise<Result>,
    undo: () => void,
  ): Promise<Transaction<Result>> {
    const turn = this.#last.then(() => this.run(async () => run(), undo))
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async #settle(promise: Promise<unknown>, undo: () => void): Promise<Transaction<unknown>> {
    this.#waiting = true
    try {
      return this.#done(await promise)
    } catch (error) {
      this.#open.pop()
      undo()
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
}
