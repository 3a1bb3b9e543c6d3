type Granted<Result> = (lock: Lock | null) => Result

/** One lock for the tabs of a browser; a tab that was left does not get it. */
export function tabLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request<Result>(
      _name: string,
      ...rest: [Granted<Result>] | [LockOptions, Granted<Result>]
    ): Promise<Result> {
      const [options, run] = rest.length === 1 ? [{}, rest[0]] : rest
      const turn = last.then(() => {
        options.signal?.throwIfAborted()
        return run(null)
      })
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
