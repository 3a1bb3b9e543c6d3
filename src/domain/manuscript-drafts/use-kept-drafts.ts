import { useEffect, useState } from 'react'
import { safeLocalStorage } from '../../lib/browser/safe-storage.ts'
import { followKept, type KeptDraft, listKept } from './kept-drafts.ts'

export function useKeptDrafts(owner: string): readonly KeptDraft[] {
  const [kept, setKept] = useState(() => listKept(safeLocalStorage, owner))
  useEffect(() => {
    const refresh = () => setKept(listKept(safeLocalStorage, owner))
    refresh()
    return followKept(refresh)
  }, [owner])
  return kept
}
