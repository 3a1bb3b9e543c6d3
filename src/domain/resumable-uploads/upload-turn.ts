type Locks = Pick<LockManager, 'request' | 'query'>

type Waiting = {
  signal: AbortSignal
  /** Called where another tab is sending; returns what ends the wait, once or more often. */
  onWait: () => () => void
}

/** Of several tabs with one file, one sends it at a time. Without locks, as on insecure pages, each of them does. */
export class UploadTurn {
  readonly #turn: string
  readonly #presence: string
  readonly #locks: Locks | undefined

  constructor(key: string, locks: Locks | undefined) {
    this.#turn = `${key} turn`
    this.#presence = `${key} presence`
    this.#locks = locks
  }

  /** Rejects as `run` does, or with the signal's reason. */
  async take<Result>(run: () => Promise<Result>, waiting: Waiting): Promise<Result> {
    let running: Promise<Result> | undefined
    const begin = async () => {
      running = run()
      await running
    }
    try {
      const isBegun = await this.#ifFree(begin)
      if (!isBegun) await this.#afterOthers(begin, waiting)
    } catch {
      // Blocked storage forbids locks, too.
      if (!running) waiting.signal.throwIfAborted()
    }
    return running ?? run()
  }

  async #ifFree(begin: () => Promise<void>): Promise<boolean> {
    if (!this.#locks) return true
    return this.#locks.request(this.#turn, { ifAvailable: true }, async (lock) => {
      if (lock) await begin()
      return lock !== null
    })
  }

  async #afterOthers(begin: () => Promise<void>, { signal, onWait }: Waiting): Promise<void> {
    const endWait = onWait()
    try {
      await this.#locks?.request(this.#turn, { signal }, () => {
        endWait()
        return begin()
      })
    } finally {
      endWait()
    }
  }

  /** Tells other tabs that this one has the file, paused or not, until it leaves. */
  enter(): () => Promise<void> {
    const left = Promise.withResolvers<void>()
    const entered = this.#locks
      ?.request(this.#presence, { mode: 'shared' }, () => left.promise)
      .catch(() => undefined)
    return async () => {
      left.resolve()
      await entered
    }
  }

  /** Whether another tab has the file, once this one has left. */
  async isElsewhere(): Promise<boolean> {
    const held = await this.#locks?.query().then(
      (state) => state.held,
      () => undefined,
    )
    return held?.some(({ name }) => name === this.#presence) ?? false
  }
}
