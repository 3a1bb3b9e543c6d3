import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { endsSession, Refusal } from '../../../api/errors/api-failure.ts'
import { refusalMessage } from '../../../api/errors/refusal-messages.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'

const fieldOf: Readonly<Record<string, string>> = {
  'language-assessment-file-type-not-allowed': 'files',
  'language-assessment-file-not-found': 'files',
  'language-assessment-terms-not-accepted': 'agreed',
  'language-assessment-captcha-failed': 'captchaResponse',
}

type CreationFailureContext = {
  fileName: string | undefined
  /** Set for visitors, whose session cannot have ended. */
  accountLinks: (() => ReactNode) | undefined
}

export function creationFailure(
  error: unknown,
  { fileName, accountLinks }: CreationFailureContext,
): unknown {
  if (accountLinks && endsSession(error)) {
    return new FormFailure({
      message: () => t`Please sign in to have this manuscript checked.`,
      help: accountLinks,
    })
  }
  if (!(error instanceof Refusal) || endsSession(error)) return error
  const field = fieldOf[error.key]
  const message = () => refusalMessage(error, { fileName })
  return new FormFailure(field ? { fields: { [field]: message } } : { message })
}
