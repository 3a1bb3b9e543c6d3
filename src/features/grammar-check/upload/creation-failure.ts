import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { endsSession, Refusal } from '../../../api/errors/api-failure.ts'
import { refusalMessage } from '../../../api/errors/refusal-messages.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'

/** The field that has to change before the form can succeed, where a refusal has one. */
const fieldOf: Readonly<Record<string, string>> = {
  'language-assessment-file-type-not-allowed': 'files',
  'language-assessment-file-not-found': 'files',
  'language-assessment-terms-not-accepted': 'agreed',
  'language-assessment-captcha-failed': 'captchaResponse',
}

type Sent = {
  fileName: string | undefined
  /** For a visitor, whose session cannot have ended: the ways to an account. */
  waysIn: (() => ReactNode) | undefined
}

/** A refused assessment in words, at its field; anything else is left to the form kit. */
export function creationFailure(error: unknown, { fileName, waysIn }: Sent): unknown {
  if (waysIn && endsSession(error)) {
    return new FormFailure({
      message: () => t`Please sign in to have this manuscript checked.`,
      help: waysIn,
    })
  }
  if (!(error instanceof Refusal) || endsSession(error)) return error
  const field = fieldOf[error.key]
  const message = () => refusalMessage(error, { fileName })
  return new FormFailure(field ? { fields: { [field]: message } } : { message })
}
