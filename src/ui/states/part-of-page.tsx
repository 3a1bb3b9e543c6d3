import { CatchBoundary, isNotFound, isRedirect } from '@tanstack/react-router'
import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react'
import { isMissingChunk } from '../../lib/browser/missing-chunk-error.ts'

type PartFrame = (failure: ReactNode) => ReactNode

const unframed: PartFrame = (failure) => failure

const Part = createContext<{ title?: ReactNode; frame?: PartFrame | undefined }>({})

const PartFailure = lazy(async () => ({
  default: (await import('./part-failure.tsx')).PartFailure,
}))

function Failure({ error, reset }: { error: unknown; reset: () => void }) {
  const { title, frame = unframed } = useContext(Part)
  if (isMissingChunk(error) || isNotFound(error) || isRedirect(error)) throw error
  return frame(
    <Suspense>
      <PartFailure title={title} reset={reset} />
    </Suspense>,
  )
}

type Props = {
  title?: ReactNode
  resetKey?: unknown
  frame?: PartFrame | undefined
  children: ReactNode
}

/** Fails alone where it cannot be drawn, such as for an answer that lacks something. */
export function PartOfPage({ title, resetKey, frame, children }: Props) {
  return (
    <Part value={{ title, frame }}>
      <CatchBoundary getResetKey={() => resetKey} errorComponent={Failure}>
        {children}
      </CatchBoundary>
    </Part>
  )
}
