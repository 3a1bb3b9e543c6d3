import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHeading } from '../../ui/page/page-heading.tsx'

type Props = {
  /** Whether the site has at least one of the two services. */
  isOffered: boolean
  links: ReactNode
}

export function RubriqScreen({ isOffered, links }: Props): ReactNode {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`Rubriq`}
      lead={
        isOffered ? (
          <Trans>
            Rubriq is digital editing and digital translation, ready within minutes. Use both here
            with your existing account. Choose a plan when you upload your manuscript.
          </Trans>
        ) : (
          <Trans>
            Rubriq is digital editing and digital translation. Neither is available on this site.
          </Trans>
        )
      }
      action={links}
    />
  )
}
