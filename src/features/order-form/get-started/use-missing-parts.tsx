import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Application } from '../../../api/application.ts'
import styles from './missing-parts.module.css'
import { useEntered } from './use-entered.ts'

type Asks = {
  application: Application
  asksText: boolean
  /** Asks for what is to be chosen before the files. */
  choice: ReactNode
}

export function useMissingParts({ application, asksText, choice }: Asks): ReactNode {
  const { hasFiles, hasText } = useEntered()
  if (!application.features.upload_files_ui || hasFiles || (asksText && hasText)) return undefined
  return (
    <>
      {choice ? <span className={styles.part}>{choice}</span> : null}{' '}
      <span className={styles.part}>
        {asksText ? (
          <Trans>
            Please choose your files, tick that you’ll upload them later, or enter the word count
            and language.
          </Trans>
        ) : (
          <Trans>Please choose your files, or tick that you’ll upload them later.</Trans>
        )}
      </span>
    </>
  )
}
