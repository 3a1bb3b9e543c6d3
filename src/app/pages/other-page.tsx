import type { ReactNode } from 'react'
import { findElsewhere } from '../guards/find-external-page.ts'
import { findLaterScreen } from '../guards/unbuilt-routes.ts'
import { ElsewherePage } from './external-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { LaterPage } from './unbuilt-page.tsx'

/** What stands at a path that no route is for: a later screen, a place outside, or nothing. */
export function OtherPage({ path }: { path: string }): ReactNode {
  const later = findLaterScreen(path)
  if (later) return <LaterPage name={later.name} />
  const place = findElsewhere(path)
  return place ? <ElsewherePage place={place} path={path} /> : <NotFoundPage />
}
