import { type RefObject, useMemo } from 'react'
import { focusInSight } from '../document-reader/changes/use-change-steps.ts'
import type { ReaderContext } from '../document-reader/model/reader-context.ts'
import type { ComparedDocument, ComparedSide } from './compare/comparison-model.ts'

export type SideReaders = Record<ComparedSide, ReaderContext>

type Root = RefObject<HTMLElement | null>

function readerOf(root: Root, side: ComparedSide, document: ComparedDocument): ReaderContext {
  const { outline, changes, language } = document
  const focus = (selector: string) =>
    focusInSight(root.current?.querySelector<HTMLElement>(selector))
  return {
    changeCount: outline.changes,
    comments: outline.comments,
    language,
    changeAt: (position) => changes[position],
    goToComment: (position) => focus(`[data-side="${side}"] [data-comment="${position}"]`),
    goToNote: (position) => focus(`[data-note="${position}"]`),
  }
}

export const useSideReaders = (
  root: Root,
  { original, translation }: Record<ComparedSide, ComparedDocument>,
): SideReaders =>
  useMemo(
    () => ({
      original: readerOf(root, 'original', original),
      translation: readerOf(root, 'translation', translation),
    }),
    [root, original, translation],
  )
