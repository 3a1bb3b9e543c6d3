import type { ReactNode } from 'react'
import { findElsewhere } from './elsewhere.ts'
import { ElsewherePage } from './elsewhere-page.tsx'
import { LaterPage } from './later-page.tsx'
import { findLaterScreen } from './later-screens.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** What stands at a path that no route is for: a later screen, a place outside, or nothing. */
export function OtherPage({ path }: { path: string }): ReactNode {
  const later = findLaterScreen(path)
  if (later) return <LaterPage name={later.name} />
  const place = findElsewhere(path)
  return place ? <ElsewherePage place={place} path={path} /> : <NotFoundPage />
}
