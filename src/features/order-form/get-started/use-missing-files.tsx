import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Application } from '../../../api/application.ts'
import { useEntered } from './use-entered.ts'

type Asks = { application: Application; asksText: boolean }

export function useMissingFiles({ application, asksText }: Asks): ReactNode {
  const { hasFiles, hasText } = useEntered()
  if (!application.features.upload_files_ui || hasFiles || (asksText && hasText)) return undefined
  return asksText ? (
    <Trans>
      Please choose your files, tick that you’ll upload them later, or enter the word count and
      language.
    </Trans>
  ) : (
    <Trans>Please choose your files, or tick that you’ll upload them later.</Trans>
  )
}
