import { useEffect, useEffectEvent } from 'react'

/** Calls back when the browser restores the page from its back/forward cache. */
export function useRestored(onRestored: () => void): void {
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestored()
  })
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => comeBack(event)
    globalThis.addEventListener('pageshow', listener)
    return () => globalThis.removeEventListener('pageshow', listener)
  }, [])
}
