import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHeading } from '../../ui/page/page-heading.tsx'

/** Says what Rubriq is and where its two services are; plans are chosen with each of them. */
export function RubriqScreen({ links }: { links: ReactNode }): ReactNode {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`Rubriq`}
      lead={
        <Trans>
          Rubriq is the name for digital editing and digital translation: both work on your
          manuscript within minutes. You use them here, with the account that you have, and choose a
          plan where you upload your manuscript.
        </Trans>
      }
      action={links}
    />
  )
}
