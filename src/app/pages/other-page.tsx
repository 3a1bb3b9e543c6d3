import type { ReactNode } from 'react'
import { findExternalPage } from '../guards/find-external-page.ts'
import { findUnbuiltRoute } from '../guards/unbuilt-routes.ts'
import { ExternalPage } from './external-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { UnbuiltPage } from './unbuilt-page.tsx'

export function UnmatchedPage({ path }: { path: string }): ReactNode {
  const later = findUnbuiltRoute(path)
  if (later) return <UnbuiltPage name={later.name} />
  const place = findExternalPage(path)
  return place ? <ExternalPage place={place} path={path} /> : <NotFoundPage />
}
