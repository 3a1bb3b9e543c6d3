import type { ReactNode } from 'react'
import { findExternalPage } from '../guards/find-external-page.ts'
import { findUnbuiltRoute } from '../guards/unbuilt-routes.ts'
import { ExternalPage } from './external-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { UnbuiltPage } from './unbuilt-page.tsx'

export function UnmatchedPage({ path }: { path: string }): ReactNode {
  const unbuiltRoute = findUnbuiltRoute(path)
  if (unbuiltRoute) return <UnbuiltPage name={unbuiltRoute.name} />
  const externalPage = findExternalPage(path)
  return externalPage ? <ExternalPage name={externalPage} path={path} /> : <NotFoundPage />
}
