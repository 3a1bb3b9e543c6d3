import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { CatchBoundary, isNotFound, isRedirect, useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'
import { isMissingChunk } from '../../lib/browser/missing-chunk-error.ts'
import { Failed } from './failed.tsx'

const PartTitle = createContext<ReactNode>(undefined)

type FailureProps = { error: unknown; reset: () => void }

/** Trying again loads anew what the page is drawn from. */
function PartFailure({ error, reset }: FailureProps) {
  const title = useContext(PartTitle)
  const queries = useQueryClient()
  const router = useRouter()
  if (isMissingChunk(error) || isNotFound(error) || isRedirect(error)) throw error
  const retry = async () => {
    await queries.refetchQueries()
    await router.invalidate()
    reset()
  }
  return (
    <Failed title={title ?? <Trans>This part can't be shown</Trans>} onRetry={retry}>
      <Trans>We received something unexpected for it. The rest of the page still works.</Trans>
    </Failed>
  )
}

type Props = {
  title?: ReactNode
  /** Draws again when it changes. */
  resetKey?: unknown
  children: ReactNode
}

/** Fails alone where it cannot be drawn, such as for an answer that lacks something. */
export function PartOfPage({ title, resetKey, children }: Props) {
  return (
    <PartTitle value={title}>
      <CatchBoundary getResetKey={() => resetKey} errorComponent={PartFailure}>
        {children}
      </CatchBoundary>
    </PartTitle>
  )
}
