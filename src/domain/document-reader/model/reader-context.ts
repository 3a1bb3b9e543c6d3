import { createContext, use } from 'react'
import type { Change, DocumentComment } from './document-model.ts'

/** What every part of a shown document knows; it stays the same while the document is read. */
export type ReaderContext = {
  changeCount: number
  comments: readonly DocumentComment[]
  language: string | undefined
  /** By position; undefined for one that is not loaded yet. */
  changeAt: (position: number) => Change | undefined
  goToComment: (position: number) => void
  goToNote: (position: number) => void
}

export const CurrentReader = createContext<ReaderContext>({
  changeCount: 0,
  comments: [],
  language: undefined,
  changeAt: () => undefined,
  goToComment() {},
  goToNote() {},
})

export const useReader = (): ReaderContext => use(CurrentReader)
