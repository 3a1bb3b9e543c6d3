import { useEffect, useState } from 'react'
import type { DocumentView } from './model/document-model.ts'

export function nextStale(
  views: readonly DocumentView[],
  view: DocumentView,
  start: number,
): number {
  const after = views.findIndex((shown, index) => index >= start && shown !== view)
  return after >= 0 ? after : views.findIndex((shown) => shown !== view)
}

/** A change of the view reaches one chunk after another, so that the page stays usable. */
export function useChunkViews(
  view: DocumentView,
  count: number,
  start: number,
): readonly DocumentView[] {
  const [shown, setShown] = useState<readonly DocumentView[]>([])
  const views = Array.from({ length: count }, (_, index) => shown[index] ?? view)
  const stale = nextStale(views, view, start)
  const isNew = shown.length < count
  useEffect(() => {
    if (stale < 0 && !isNew) return
    const timer = setTimeout(() => {
      setShown(views.map((before, index) => (index === stale ? view : before)))
    }, 0)
    return () => clearTimeout(timer)
  })
  return views
}
