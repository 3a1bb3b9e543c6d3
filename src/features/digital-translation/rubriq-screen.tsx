import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHeading } from '../../ui/page/page-heading.tsx'

type Props = {
  /** Whether the site has one of the services at least. */
  isOffered: boolean
  links: ReactNode
}

/** Says what Rubriq is and where its two services are; plans are chosen with each of them. */
export function RubriqScreen({ isOffered, links }: Props): ReactNode {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`Rubriq`}
      lead={
        isOffered ? (
          <Trans>
            Rubriq is the name for digital editing and digital translation: both work on your
            manuscript within minutes. You use them here, with the account that you have, and choose
            a plan where you upload your manuscript.
          </Trans>
        ) : (
          <Trans>
            Rubriq is the name for digital editing and digital translation. This site offers neither
            of them.
          </Trans>
        )
      }
      action={links}
    />
  )
}
