import { useEffect, useState } from 'react'

/** Resets when the browser restores the page from its back/forward cache. */
export function useRedirecting() {
  const [isRedirecting, setIsRedirecting] = useState(false)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsRedirecting(false)
    }
    globalThis.addEventListener('pageshow', comeBack)
    return () => globalThis.removeEventListener('pageshow', comeBack)
  }, [])
  return { isRedirecting, markRedirecting: () => setIsRedirecting(true) }
}
