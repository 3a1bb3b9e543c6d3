import { t } from '@lingui/core/macro'
import { endsSession } from '../../api/errors/api-failure.ts'
import { FormFailure } from '../../ui/form/errors/form-failure.ts'
import { toFailure } from '../../ui/form/errors/to-failure.ts'

/** A prepayment that is sent again unchanged repeats its attempt. */
export function prepayFailure(failure: unknown, error: unknown): unknown {
  if (endsSession(error) || toFailure(failure)?.outcome !== 'unknown') return failure
  const message = () =>
    t`An error occurred processing your payment. If you send it again unchanged, you are charged once.`
  return new FormFailure({ message, outcome: 'unknown' })
}
