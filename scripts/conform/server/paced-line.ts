export type Pause = (milliseconds: number) => Promise<void>

/** Starts of calls, with the same time between one and the next. */
export function pacedLine(rate: number, pause: Pause, now = () => performance.now()) {
  const between = 1000 / rate
  let next = 0
  return async function turn(): Promise<void> {
    const at = now()
    const wait = Math.max(0, next - at)
    next = Math.max(next, at) + between
    if (wait > 0) await pause(wait)
  }
}
