import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import {
  type DraftEnd,
  type DraftName,
  mergeDraft,
  pendingDrafts,
  storageKey,
} from './draft-store.ts'
import { type DraftContent, openDraft } from './shared-draft.ts'

const writeDelay = 300

/** Whether any value differs from the initial ones, or a file was chosen. */
export function isTouched(
  { values, files }: { values: object; files: DraftContent['files'] },
  initial: object,
): boolean {
  const hasFile = Object.values(files).some((names) => names.length > 0)
  return hasFile || JSON.stringify({ ...initial, ...values }) !== JSON.stringify(initial)
}

/** `onReturn` replaces `onEnded` where the browser restored the page after the draft ended. */
export function useDraft<Values extends object>(
  draft: DraftName | undefined,
  initial: Values,
  { onEnded, onReturn }: { onEnded: (end: DraftEnd) => void; onReturn: () => void },
) {
  const [opened] = useState(() => openDraft(safeLocalStorage, draft))
  const { storedDraft } = opened
  const [start] = useState(() => (storedDraft ? mergeDraft(initial, storedDraft.values) : initial))
  const pending = useRef<{ content: DraftContent; timer: number }>(undefined)

  const forget = useCallback(() => {
    clearTimeout(pending.current?.timer)
    pending.current = undefined
  }, [])

  const flush = useCallback(() => {
    const content = pending.current?.content
    forget()
    if (content) opened.store(content)
  }, [opened, forget])

  useEffect(() => {
    pendingDrafts.add(forget)
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
      pendingDrafts.delete(forget)
    }
  }, [flush, forget])

  const onStorage = useEffectEvent(({ key }: StorageEvent) => {
    const end = draft && key === storageKey(draft) ? opened.end() : undefined
    if (end) onEnded(end)
  })
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && opened.end()) onReturn()
  })
  useEffect(() => {
    const listener = (event: StorageEvent) => onStorage(event)
    const returned = (event: PageTransitionEvent) => onPageShow(event)
    window.addEventListener('storage', listener)
    window.addEventListener('pageshow', returned)
    return () => {
      window.removeEventListener('storage', listener)
      window.removeEventListener('pageshow', returned)
    }
  }, [])

  const store = useCallback(
    (content: DraftContent) => {
      forget()
      pending.current = { content, timer: window.setTimeout(flush, writeDelay) }
    },
    [flush, forget],
  )

  const files = storedDraft?.files ?? {}
  const [restored] = useState(() => isTouched({ values: start, files }, initial))
  return { storedFileNames: files, restored, start, opened, store, forget }
}
