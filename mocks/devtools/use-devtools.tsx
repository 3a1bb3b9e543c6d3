import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Instant } from '../../src/lib/instant.ts'
import type { DevtoolsContext } from './devtools-context.ts'
import { createRecorder, type StepRecorder } from './recording/recorder.ts'

type DevtoolsTools = DevtoolsContext & {
  recorder: StepRecorder
  /** Re-renders Devtools after a change of the world without a call. */
  notifyChange: () => void
  /** Reloads the page after a change that the application has already loaded and no test step expresses. */
  reloadWithState: () => Promise<void>
}

type ObservedDevtools = DevtoolsTools & {
  listen: (listener: () => void) => () => void
  version: () => number
}

function observe(parts: DevtoolsContext): ObservedDevtools {
  const listeners = new Set<() => void>()
  let unsubscribes: (() => void)[] = []
  let version = 0
  const notifyChange = () => {
    version += 1
    for (const listener of [...listeners]) listener()
  }
  const recorder = createRecorder(parts)
  return {
    ...parts,
    recorder,
    notifyChange,
    async reloadWithState() {
      await recorder.recordState()
      parts.location.reload()
    },
    version: () => version,
    listen(listener) {
      // One subscription to the page for all listeners.
      if (listeners.size === 0)
        unsubscribes = [
          parts.calls.listen(notifyChange),
          parts.page.persistedWorld.onForeignChange(notifyChange),
        ]
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) for (const end of unsubscribes) end()
      }
    },
  }
}

const Context = createContext<ObservedDevtools | undefined>(undefined)

export function DevtoolsProvider({
  parts,
  children,
}: {
  parts: DevtoolsContext
  children: ReactNode
}) {
  const observed = useMemo(() => observe(parts), [parts])
  return <Context value={observed}>{children}</Context>
}

export function useDevtools(): DevtoolsTools {
  const watched = useContext(Context)
  if (!watched) throw new Error('useDevtools needs a Devtools parent.')
  useSyncExternalStore(watched.listen, watched.version)
  return watched
}

/** Refreshed each half second of real time. */
export function useWorldTime(): Instant {
  const { page } = useDevtools()
  const [now, setNow] = useState(page.clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(page.clock.now()), 500)
    return () => clearInterval(timer)
  }, [page])
  return now
}
