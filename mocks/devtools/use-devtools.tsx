import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { DevtoolsContext } from './devtools-context.ts'
import { type Recorder, recorderAt } from './share/recorder.ts'

type Tools = DevtoolsContext & {
  recorder: Recorder
  /** Re-renders Devtools after a change of the world without a call. */
  tell: () => void
  /** Reloads the page after a change that the application has already loaded and no test step expresses. */
  showAgain: () => Promise<void>
}

type Watched = Tools & {
  listen: (listener: () => void) => () => void
  version: () => number
}

function watch(parts: DevtoolsContext): Watched {
  const listeners = new Set<() => void>()
  let ends: (() => void)[] = []
  let version = 0
  const tell = () => {
    version += 1
    for (const listener of [...listeners]) listener()
  }
  const recorder = recorderAt(parts)
  return {
    ...parts,
    recorder,
    tell,
    async showAgain() {
      await recorder.restate()
      parts.place.reload()
    },
    version: () => version,
    listen(listener) {
      // One subscription to the page for all listeners.
      if (listeners.size === 0) ends = [parts.calls.listen(tell), parts.page.kept.onNews(tell)]
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) for (const end of ends) end()
      }
    },
  }
}

const Context = createContext<Watched | undefined>(undefined)

export function DevtoolsProvider({
  parts,
  children,
}: {
  parts: DevtoolsContext
  children: ReactNode
}) {
  const watched = useMemo(() => watch(parts), [parts])
  return <Context value={watched}>{children}</Context>
}

/** Re-renders on each change of the world or the calls. */
export function useDevtools(): Tools {
  const watched = useContext(Context)
  if (!watched) throw new Error('This part of Devtools stands outside of it.')
  useSyncExternalStore(watched.listen, watched.version)
  return watched
}

/** Epoch milliseconds, refreshed each half second of real time. */
export function useWorldTime(): number {
  const { page } = useDevtools()
  const [now, setNow] = useState(page.clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(page.clock.now()), 500)
    return () => clearInterval(timer)
  }, [page])
  return now
}
