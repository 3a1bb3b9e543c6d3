import { type SafeStorage, safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { clock } from '../../../lib/clock.ts'
import { isRecord } from '../../../lib/is-record.ts'

export type DraftRecord = {
  /** Shared by all tabs while the draft is open. */
  id: string
  values: Record<string, unknown>
  /** Names of chosen files by field: browsers cannot restore those that are not uploaded. */
  files: Record<string, string[]>
  isTouched: boolean
  attempt?: Attempt
}

export type Attempt = {
  /** Starts at 1. */
  number: number
  /** What was sent, while its outcome is unknown. */
  content?: string
  /** The server accepted it, but another page decides its outcome. */
  isAccepted?: boolean
}

export type DraftEnd = 'sent' | 'discarded'

/** `owner` is the user's identity, or `anonymous`. */
export type DraftName = { name: string; owner: string }

export const draftPrefix = 'galley:draft:'

export function storageKey({ name, owner }: DraftName): string {
  return `${draftPrefix}${encodeURIComponent(owner)}:${encodeURIComponent(name)}`
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

function toAttempt(value: unknown): Attempt | undefined {
  if (!isRecord(value)) return undefined
  const { content, number, isAccepted } = value
  if (typeof number !== 'number') return undefined
  return {
    number,
    ...(typeof content === 'string' && { content }),
    ...(isAccepted === true && { isAccepted }),
  }
}

function toRecord(value: unknown): DraftRecord | undefined {
  if (!isRecord(value) || !isRecord(value.values) || typeof value.id !== 'string') return undefined
  const files = Object.entries(isRecord(value.files) ? value.files : {}).filter(
    (entry): entry is [string, string[]] => isNames(entry[1]),
  )
  return {
    id: value.id,
    values: value.values,
    files: Object.fromEntries(files),
    isTouched: value.isTouched === true,
    attempt: toAttempt(value.attempt),
  }
}

export function readStored(storage: SafeStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

export function readDraft(storage: SafeStorage, draft: DraftName): DraftRecord | undefined {
  return toRecord(readStored(storage, storageKey(draft)))
}

export function keepsInput(storage: SafeStorage, draft?: DraftName): boolean {
  const keys = draft ? [storageKey(draft)] : storage.keys(draftPrefix)
  return keys.some((key) => toRecord(readStored(storage, key))?.isTouched)
}

export function closeDraft(storage: SafeStorage, draft: DraftName, id: string, end: DraftEnd) {
  storage.setItem(storageKey(draft), JSON.stringify({ closed: id, end }))
}

/** Ends the stored draft, if there is one, as sent: the page that sent it may be closed. */
export function closeSentDraft(storage: SafeStorage, draft: DraftName): void {
  const stored = readDraft(storage, draft)
  if (stored) closeDraft(storage, draft, stored.id, 'sent')
}

/** Undefined while the draft is open. Only one that was stored can be replaced. */
export function endOfDraft(storage: SafeStorage, draft: DraftName, id: string, isStored: boolean) {
  const stored = readStored(storage, storageKey(draft))
  if (!isRecord(stored)) return undefined
  if (stored.closed === id) return stored.end === 'discarded' ? 'discarded' : 'sent'
  return isStored && typeof stored.id === 'string' && stored.id !== id ? 'sent' : undefined
}

/** Without storage the draft is lost, but the form works. */
export function writeDraft(storage: SafeStorage, draft: DraftName, record: DraftRecord): void {
  const text = JSON.stringify({ ...record, keptAt: clock.now() })
  if (!storage.setItem(storageKey(draft), text)) removeDraft(storage, draft)
}

export function removeDraft(storage: SafeStorage, draft: DraftName): void {
  storage.removeItem(storageKey(draft))
}

export function passDraft(storage: SafeStorage, draft: DraftName, owner: string): void {
  const record = readDraft(storage, draft)
  if (!record) return
  removeDraft(storage, draft)
  const passed = { ...draft, owner }
  if (!readDraft(storage, passed)) writeDraft(storage, passed, record)
}

export function removeDrafts(storage: SafeStorage, owner?: string): void {
  storage.removeItems(
    owner === undefined ? draftPrefix : `${draftPrefix}${encodeURIComponent(owner)}:`,
  )
}

export const pendingDrafts = new Set<() => void>()

/** Removes one owner's drafts, or all. */
export function clearDrafts(owner?: string): void {
  for (const forget of pendingDrafts) forget()
  removeDrafts(safeLocalStorage, owner)
}

export function mergeDraft<Values extends object>(
  initial: Values,
  storedDraft: Readonly<Record<string, unknown>>,
): Values {
  const merged = { ...initial }
  for (const [name, value] of Object.entries(initial)) {
    if (name in storedDraft && sameKind(value, storedDraft[name]))
      Object.assign(merged, { [name]: storedDraft[name] })
  }
  return merged
}

function sameKind(one: unknown, other: unknown): boolean {
  return (
    typeof one === typeof other && Array.isArray(one) === Array.isArray(other) && other !== null
  )
}
