import type { ReactNode } from 'react'
import { findExternalPage } from '../guards/find-external-page.ts'
import { ExternalPage } from './external-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function UnmatchedPage({ path }: { path: string }): ReactNode {
  const externalPage = findExternalPage(path)
  return externalPage ? <ExternalPage name={externalPage} path={path} /> : <NotFoundPage />
}
