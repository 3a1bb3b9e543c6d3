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
  /** Says that this page changed the world beside its calls. */
  tell: () => void
  /**
   * After a change that the application has loaded already, and that no step of a browser test can say: has the
   * recorder tell the state anew, and loads the page again.
   */
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
      // However many parts listen, the page tells once.
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

/** The page's world and calls; what shows them is drawn again with each change. */
export function useDevtools(): Tools {
  const watched = useContext(Context)
  if (!watched) throw new Error('This part of Devtools stands outside of it.')
  useSyncExternalStore(watched.listen, watched.version)
  return watched
}

/** The world's instant (epoch milliseconds), once in a second of real time. */
export function useWorldTime(): number {
  const { page } = useDevtools()
  const [now, setNow] = useState(page.clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(page.clock.now()), 500)
    return () => clearInterval(timer)
  }, [page])
  return now
}
