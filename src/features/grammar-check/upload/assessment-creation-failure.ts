import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { endsSession } from '../../../api/errors/api-failure.ts'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import type { ManuscriptValues } from './manuscript-form-schema.ts'

const refusalFailure = refusalAt<'createLanguageAssessments', ManuscriptValues>({
  'language-assessment-file-type-not-allowed': 'files',
  'language-assessment-file-not-found': 'files',
  'language-assessment-terms-not-accepted': 'agreed',
  'language-assessment-captcha-failed': 'captchaResponse',
})

type CreationFailureContext = {
  fileName: string | undefined
  /** Set for visitors, whose session cannot have ended. */
  accountLinks: (() => ReactNode) | undefined
}

export function assessmentCreationFailure(
  error: unknown,
  { fileName, accountLinks }: CreationFailureContext,
): unknown {
  if (accountLinks && endsSession(error)) {
    return new FormFailure({
      message: () => t`Please sign in to have this manuscript checked.`,
      help: accountLinks,
    })
  }
  return refusalFailure(error, { messageValues: { fileName } })
}
