import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { endsSession } from '../../../api/errors/api-failure.ts'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { closeSentDraft, type DraftName } from '../../../ui/form/draft/draft-store.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'
import { toFailure } from '../../../ui/form/errors/to-failure.ts'
import type { PendingAttempts } from './pending-attempt.ts'

/** `asking`: whether a payment arrived beside the known ones. `none`: nothing was found. */
type Outcome = { kind: 'asking'; known: readonly string[] } | { kind: 'none' }

type Input<Found> = {
  pending: PendingAttempts
  /** Of the payment form; its owner pays. */
  draft: DraftName
  /** Identities of what has been paid before, such as purchases. */
  known: readonly string[]
  onPaid: (found: Found) => Promise<void>
}

/** Follows payments of unknown outcome: of this page, of one before a reload and of other tabs. */
export function useOutcome<Found>({ pending, draft, known, onPaid }: Input<Found>) {
  const { owner } = draft
  const [opened] = useState(known)
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => {
    const earlier = pending.read(owner)
    return earlier && { kind: 'asking', known: earlier.known }
  })
  const ask = () => setOutcome({ kind: 'asking', known: pending.read(owner)?.known ?? opened })

  /** Of a failed payment. */
  function explain(failure: unknown, error: unknown): unknown {
    if (endsSession(error) || toFailure(failure)?.outcome !== 'unknown') return failure
    ask()
    const message = () => t`We don't know yet whether your payment arrived. Please don't pay again.`
    return new FormFailure({ message, outcome: 'unknown' })
  }

  /** Undefined where nothing was paid. */
  function settle(found: Found | undefined) {
    if (found !== undefined) {
      pending.end(owner)
      closeSentDraft(safeLocalStorage, draft)
      void onPaid(found)
      return
    }
    const earlier = pending.read(owner)
    if (earlier) pending.write(owner, { ...earlier, isAsked: true })
    setOutcome({ kind: 'none' })
  }
  return { outcome, ask, explain, settle }
}
