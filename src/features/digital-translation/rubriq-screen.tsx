import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'

/** `launched`: Rubriq has replaced the two services; `none`: the site has neither. */
export type RubriqState = 'services-here' | 'launched' | 'none'

type Props = {
  state: RubriqState
  links: ReactNode
}

function Lead({ state }: Pick<Props, 'state'>) {
  switch (state) {
    case 'services-here':
      return (
        <Trans>
          Rubriq is digital editing by the year and digital translation by the manuscript, ready
          within minutes. Use it here with your existing account.
        </Trans>
      )
    case 'launched':
      return (
        <Trans>
          Rubriq replaces digital editing and digital translation, with your existing account.
        </Trans>
      )
    case 'none':
      return (
        <Trans>
          Rubriq is digital editing and digital translation. Neither is available on this site.
        </Trans>
      )
  }
}

export function RubriqScreen({ state, links }: Props): ReactNode {
  const { t } = useLingui()
  return <PageHeading alone title={t`Rubriq`} lead={<Lead state={state} />} action={links} />
}
