import { lazy, Suspense, useState } from 'react'
import { keepsDrafts } from '../../../domain/manuscript-drafts/draft-keys.ts'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'

const LazyManuscriptList = lazy(async () => ({
  default: (await import('./manuscript-list.tsx')).ManuscriptList,
}))

/** Left out where this browser keeps none. */
export function KeptManuscripts({ owner }: { owner: string }) {
  const [isKept] = useState(() => keepsDrafts(safeLocalStorage, owner))
  if (!isKept) return null
  return (
    <Suspense fallback={<SkeletonRows rows={2} />}>
      <LazyManuscriptList owner={owner} />
    </Suspense>
  )
}
