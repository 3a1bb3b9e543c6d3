import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, type PropsWithChildren, Suspense } from 'react'

const GalleyDocs = lazy(async () => ({ default: (await import('./galley-docs.tsx')).GalleyDocs }))

/** Stories, which are many, do not load what only docs pages need. */
export function LazyDocs(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <GalleyDocs {...props} />
    </Suspense>
  )
}
