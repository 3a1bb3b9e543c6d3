import { useCallback, useEffect, useRef, useState } from 'react'
import { safeLocalStorage } from '../../lib/safe-storage.ts'
import {
  type Attempt,
  type DraftName,
  type DraftRecord,
  mergeDraft,
  pendingDrafts,
  readDraft,
  removeDraft,
  writeDraft,
} from './draft-store.ts'

const writeDelay = 300

type Content = Pick<DraftRecord, 'values' | 'files'>

function isUntouched(values: object, { files }: Pick<Content, 'files'>, initial: object): boolean {
  const noFile = Object.values(files).every((names) => names.length === 0)
  return noFile && JSON.stringify({ ...initial, ...values }) === JSON.stringify(initial)
}

/**
 * Reads what was kept of a form, and keeps what is typed until the form says that it is done. A form
 * that stands as it began leaves nothing behind.
 */
export function useDraft<Values extends object>(draft: DraftName | undefined, initial: Values) {
  const [kept] = useState(() => draft && readDraft(safeLocalStorage, draft))
  const [start] = useState(() => (kept ? mergeDraft(initial, kept.values) : initial))
  const [first] = useState(initial)
  const attempt = useRef<Attempt | undefined>(kept?.attempt)
  const pending = useRef<{ content: Content; timer: number }>(undefined)
  const name = draft?.name
  const owner = draft?.owner

  const forget = useCallback(() => {
    clearTimeout(pending.current?.timer)
    pending.current = undefined
  }, [])

  const flush = useCallback(() => {
    const content = pending.current?.content
    forget()
    if (!content || name === undefined || owner === undefined) return
    if (!attempt.current && isUntouched(content.values, content, first))
      removeDraft(safeLocalStorage, { name, owner })
    else writeDraft(safeLocalStorage, { name, owner }, { ...content, attempt: attempt.current })
  }, [name, owner, first, forget])

  useEffect(() => {
    pendingDrafts.add(forget)
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
      pendingDrafts.delete(forget)
    }
  }, [flush, forget])

  const keep = useCallback(
    (content: Content) => {
      forget()
      pending.current = { content, timer: window.setTimeout(flush, writeDelay) }
    },
    [flush, forget],
  )

  const drop = useCallback(() => {
    forget()
    attempt.current = undefined
    if (name !== undefined && owner !== undefined) removeDraft(safeLocalStorage, { name, owner })
  }, [name, owner, forget])

  const restored = kept !== undefined && !isUntouched(start, kept, first)
  return { keptFiles: kept?.files ?? {}, restored, start, attempt, keep, flush, drop }
}
