import { type RefObject, useMemo, useRef } from 'react'
import { focusInSight } from './changes/use-change-steps.ts'
import type { Chunk, DocumentOutline } from './model/document-model.ts'
import type { ReaderContext } from './model/reader-context.ts'

export const holdsChange = ({ firstChange, changes }: Chunk, change: number | undefined) =>
  change !== undefined && change >= firstChange && change < firstChange + changes.length

export function useReaderContext(
  root: RefObject<HTMLElement | null>,
  outline: DocumentOutline,
  chunks: readonly Chunk[],
): ReaderContext {
  // Chunks read the changes of their own part, which are there before they are shown.
  const loaded = useRef(chunks)
  loaded.current = chunks
  return useMemo(() => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    return {
      changeCount: outline.changes,
      comments: outline.comments,
      language: outline.language,
      changeAt(position) {
        const chunk = loaded.current.find((one) => holdsChange(one, position))
        return chunk?.changes[position - chunk.firstChange]
      },
      goToComment: (position) => focusInSight(find(`[data-comment="${position}"]`)),
      goToNote: (position) => focusInSight(find(`[data-note="${position}"]`)),
    }
  }, [root, outline])
}
