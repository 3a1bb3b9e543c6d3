import { useEffect, useState } from 'react'

/** Whether the page is on its way to another one; over where a browser brings it back as it was. */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false)
    }
    globalThis.addEventListener('pageshow', comeBack)
    return () => globalThis.removeEventListener('pageshow', comeBack)
  }, [])
  return { isLeaving, leave: () => setLeaving(true) }
}
