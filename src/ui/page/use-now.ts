import { useSyncExternalStore } from 'react'
import { clock } from '../../lib/clock.ts'
import type { Instant } from '../../lib/instant.ts'

const minute = 60_000

function onMinutes(listener: () => void): () => void {
  const timer = clock.setInterval(listener, minute)
  const stop = clock.onMove(listener)
  return () => {
    clock.clearInterval(timer)
    stop()
  }
}

const currentMinute = () => Math.floor(clock.now() / minute) * minute

/** Updated every minute. */
export function useNow(): Instant {
  return useSyncExternalStore(onMinutes, currentMinute)
}
