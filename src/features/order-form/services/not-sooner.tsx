import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type Deadlines = { deadline: string | null; standard: string | null }

export function notSooner({ deadline, standard }: Deadlines): ReactNode {
  if (deadline === null || deadline !== standard) return null
  return <Trans>Your other services take as long, so the order would not be due sooner.</Trans>
}
