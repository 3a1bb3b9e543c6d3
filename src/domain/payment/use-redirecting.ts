import { useEffect, useState } from 'react'

/** Resets when the browser restores the page from its back/forward cache. */
export function useRedirecting() {
  const [isRedirecting, setLeaving] = useState(false)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false)
    }
    globalThis.addEventListener('pageshow', comeBack)
    return () => globalThis.removeEventListener('pageshow', comeBack)
  }, [])
  return { isRedirecting, markRedirecting: () => setLeaving(true) }
}
