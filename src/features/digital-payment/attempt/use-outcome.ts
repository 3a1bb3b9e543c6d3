import { t } from '@lingui/core/macro'
import { useState } from 'react'
import type { DigitalLoad, DigitalProduct } from '../../../api/digital-purchases.ts'
import { endsSession } from '../../../api/errors/api-failure.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'
import { toFailure } from '../../../ui/form/errors/to-failure.ts'
import { forgetDigitalPaymentDraft } from '../digital-payment-draft.ts'
import { identitiesOf } from '../digital-payment-rules.ts'
import { pendingPurchases } from './pending-purchase.ts'

/** `asking`: whether a payment arrived beside the known purchases. `none`: nothing was found. */
export type Outcome = { kind: 'asking'; known: readonly string[] } | { kind: 'none' }

type Input = {
  product: DigitalProduct
  owner: string
  load: DigitalLoad
  onPaid: (receiptCode: string) => Promise<void>
}

/** Follows payments of unknown outcome: of this page, of one before a reload and of other tabs. */
export function useOutcome({ product, owner, load, onPaid }: Input) {
  const pending = pendingPurchases[product]
  const [opened] = useState(() => identitiesOf(load))
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

  function settle(receiptCode: string | undefined) {
    if (receiptCode !== undefined) {
      pending.end(owner)
      forgetDigitalPaymentDraft(owner, product)
      void onPaid(receiptCode)
      return
    }
    const earlier = pending.read(owner)
    if (earlier) pending.write(owner, { ...earlier, isAsked: true })
    setOutcome({ kind: 'none' })
  }
  return { outcome, ask, explain, settle }
}
