import { useEffect, useState } from 'react'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { type DraftName, mergeDraft, readDraft } from './draft-store.ts'
import { DraftWriter } from './draft-writer.ts'
import { openDraft } from './shared-draft.ts'
import { watchDraft } from './watch-draft.ts'

export function useDraft<Values extends object>(draft: DraftName, initial: Values) {
  const [name] = useState(draft)
  const [opened] = useState(() => openDraft(safeLocalStorage, name))
  const [isRefused, setRefused] = useState(false)
  const [writer] = useState(
    () =>
      new DraftWriter((content) => {
        opened.store(content)
        setRefused(content.isTouched && !readDraft(safeLocalStorage, name))
      }),
  )
  const { storedDraft } = opened
  const [start] = useState(() => (storedDraft ? mergeDraft(initial, storedDraft.values) : initial))
  useEffect(() => writer.watchPage(), [writer])
  useEffect(() => {
    // What was discarded in another tab stays open here, and its next change begins a new draft.
    const leaveEnded = () => {
      if (opened.end()) opened.leave()
    }
    return watchDraft(name, { onChange: leaveEnded, onReturn: leaveEnded })
  }, [opened, name])
  return { start, store: writer.store, isRefused }
}
