import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { claimChineseTrialMutation } from '../../api/digital-translation.ts'
import { randomKey } from '../../lib/random-key.ts'
import { safeSessionStorage } from '../../lib/safe-storage.ts'
import { keepClaim, readClaim } from './trial-claim.ts'

/**
 * Claims the free translation for a person once in this visit: neither a second mount nor a reload
 * sends it again, and after a lost answer the same key asks what came of it.
 */
export function useTrialClaim(identity: string) {
  const [claim, setClaim] = useState(() => readClaim(safeSessionStorage, identity, randomKey))
  const { mutateAsync, error, isPending } = useMutation(claimChineseTrialMutation())
  const isSent = useRef(false)
  const send = async () => {
    const { key } = claim
    keepClaim(safeSessionStorage, identity, { key })
    try {
      const { eligible } = await mutateAsync(key)
      keepClaim(safeSessionStorage, identity, { key, eligible })
      setClaim({ key, eligible })
    } catch {
      // The screen shows the failure with a retry.
    }
  }
  useEffect(() => {
    if (claim.eligible !== undefined || isSent.current) return
    isSent.current = true
    void send()
  })
  return { eligible: claim.eligible, error, isPending, retry: send }
}
