import { useEffect, useState } from 'react'
import { type Clock, realClock } from '../../../lib/clock.ts'

/** `delay` is in milliseconds of the clock. */
export function useDebouncedValue<T>(
  value: T,
  delay: number,
  timers: Pick<Clock, 'setTimeout' | 'clearTimeout'> = realClock,
): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = timers.setTimeout(() => setDebounced(value), delay)
    return () => timers.clearTimeout(timer)
  }, [value, delay, timers])
  return debounced
}
