import { useEffect, useState } from 'react'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { type DraftName, mergeDraft } from './draft-store.ts'
import { DraftWriter } from './draft-writer.ts'
import { openDraft } from './shared-draft.ts'

export function useDraft<Values extends object>(draft: DraftName, initial: Values) {
  const [opened] = useState(() => openDraft(safeLocalStorage, draft))
  const [writer] = useState(() => new DraftWriter((content) => opened.store(content)))
  const { storedDraft } = opened
  const [start] = useState(() => (storedDraft ? mergeDraft(initial, storedDraft.values) : initial))
  useEffect(() => writer.watchPage(), [writer])
  return { start, store: writer.store }
}
