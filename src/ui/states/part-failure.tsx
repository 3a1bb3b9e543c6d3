import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Failed } from './failed.tsx'

type Props = { title: ReactNode; reset: () => void }

export function PartFailure({ title, reset }: Props) {
  const queries = useQueryClient()
  const router = useRouter()
  const retry = async () => {
    await queries.refetchQueries()
    await router.invalidate()
    reset()
  }
  return (
    <Failed title={title ?? <Trans>This part can’t be shown</Trans>} onRetry={retry}>
      <Trans>We received something unexpected. The rest of the page still works.</Trans>
    </Failed>
  )
}
