import { t } from '@lingui/core/macro'
import { endsSession } from '../../../api/errors/api-failure.ts'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { toFailure } from '../../../ui/form/to-failure.ts'

type Input = {
  isAsking: boolean
  lostAnswer: (() => string) | undefined
}

/** Only of unknown outcomes; others stay as they are. `failure`: what the form says of `error`. */
export function explainFailure(
  failure: unknown,
  error: unknown,
  { isAsking, lostAnswer }: Input,
): unknown {
  if (isAsking) {
    const message = () => t`We don’t know yet whether your payment arrived. Please don’t pay again.`
    return new FormFailure({ message, outcome: 'unknown' })
  }
  const found = toFailure(failure)
  const isLost = found?.outcome === 'unknown' && found.fields.size === 0 && !endsSession(error)
  if (!isLost || !lostAnswer) return failure
  return new FormFailure({ message: lostAnswer, outcome: 'unknown' })
}
