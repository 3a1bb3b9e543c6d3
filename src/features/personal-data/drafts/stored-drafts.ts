import type { SafeStorage } from '../../../lib/browser/safe-storage.ts'
import type { Instant } from '../../../lib/instant.ts'
import { isRecord } from '../../../lib/is-record.ts'
import {
  closeDraft,
  type DraftName,
  type DraftRecord,
  draftPrefix,
  readDraft,
  readStored,
} from '../../../ui/form/draft/draft-store.ts'

export type StoredDraft = DraftName &
  Pick<DraftRecord, 'id' | 'values' | 'files'> & {
    /** Undefined for drafts of an earlier version. */
    keptAt: Instant | undefined
  }

function draftOf(key: string): DraftName | undefined {
  const [owner, name] = key.slice(draftPrefix.length).split(':')
  if (owner === undefined || name === undefined) return undefined
  try {
    return { owner: decodeURIComponent(owner), name: decodeURIComponent(name) }
  } catch {
    return undefined
  }
}

/** The open drafts of some owners, the newest first. */
export function listDrafts(storage: SafeStorage, owners: readonly string[]): StoredDraft[] {
  const drafts = storage.keys(draftPrefix).flatMap((key): StoredDraft[] => {
    const draft = draftOf(key)
    const record = draft && owners.includes(draft.owner) && readDraft(storage, draft)
    if (!record) return []
    const { id, values, files } = record
    const stored = readStored(storage, key)
    const keptAt = isRecord(stored) && typeof stored.keptAt === 'number' ? stored.keptAt : undefined
    return [{ ...draft, id, values, files, keptAt }]
  })
  return drafts.toSorted((one, other) => (other.keptAt ?? 0) - (one.keptAt ?? 0))
}

/** Forms that are open in other tabs clear themselves and say why. */
export function discardDrafts(storage: SafeStorage, drafts: readonly StoredDraft[]): void {
  for (const draft of drafts) closeDraft(storage, draft, draft.id, 'discarded')
}
