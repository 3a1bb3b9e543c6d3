import { useState } from 'react'
import type { PaymentRecords } from './payment-records.ts'
import { useRestored } from './use-restored.ts'

/** Receipt code of a bill's payment on another page when the screen opened, and after a return to it. */
export function useBegunPayment(records: PaymentRecords, owner: string, bill: string) {
  const read = () => records.readFor(owner, bill)?.away
  const [opened] = useState(read)
  const [latest, setLatest] = useState(opened)
  useRestored(() => setLatest(read()))
  return { opened, latest }
}
