import { useEffect, useState } from 'react'
import type { BegunPayments } from './begun-payments.ts'

/** Receipt code of a bill's begun payment when the screen opened, and after a return to it. */
export function useBegunPayment(payments: BegunPayments, owner: string, bill: string) {
  const [opened] = useState(() => payments.read(owner, bill))
  const [latest, setLatest] = useState(opened)
  useEffect(() => {
    // The browser may restore the page from its back/forward cache.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLatest(payments.read(owner, bill))
    }
    globalThis.addEventListener('pageshow', comeBack)
    return () => globalThis.removeEventListener('pageshow', comeBack)
  }, [payments, owner, bill])
  return { opened, latest }
}
