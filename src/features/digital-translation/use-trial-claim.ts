import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { claimChineseTrialMutation } from '../../api/digital-translation/create-translation.ts'
import { randomKey } from '../../lib/browser/random-key.ts'
import { safeSessionStorage } from '../../lib/browser/safe-storage.ts'
import { readClaim, storeClaim } from './trial-claim.ts'

/** A reload does not claim again, and a retry after a lost answer reuses the key. */
export function useTrialClaim(identity: string) {
  const [claim, setClaim] = useState(() => readClaim(safeSessionStorage, identity, randomKey))
  const { mutateAsync, error, isPending } = useMutation(claimChineseTrialMutation())
  const isSent = useRef(false)
  const send = async () => {
    const { key } = claim
    storeClaim(safeSessionStorage, identity, { key })
    try {
      const { eligible } = await mutateAsync(key)
      storeClaim(safeSessionStorage, identity, { key, eligible })
      setClaim({ key, eligible })
    } catch {
      // The screen shows `error` with a retry.
    }
  }
  useEffect(() => {
    if (claim.eligible !== undefined || isSent.current) return
    isSent.current = true
    void send()
  })
  return { eligible: claim.eligible, error, isPending, retry: send }
}
