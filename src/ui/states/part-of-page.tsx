import { CatchBoundary, isNotFound, isRedirect } from '@tanstack/react-router'
import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react'
import { isMissingChunk } from '../../lib/browser/missing-chunk-error.ts'

const PartTitle = createContext<ReactNode>(undefined)

const PartFailure = lazy(async () => ({
  default: (await import('./part-failure.tsx')).PartFailure,
}))

function Failure({ error, reset }: { error: unknown; reset: () => void }) {
  const title = useContext(PartTitle)
  if (isMissingChunk(error) || isNotFound(error) || isRedirect(error)) throw error
  return (
    <Suspense>
      <PartFailure title={title} reset={reset} />
    </Suspense>
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
      <CatchBoundary getResetKey={() => resetKey} errorComponent={Failure}>
        {children}
      </CatchBoundary>
    </PartTitle>
  )
}
