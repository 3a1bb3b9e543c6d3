import { type SafeStorage, safeLocalStorage } from '../../../lib/safe-storage.ts'

/** What is kept of an unfinished form. */
export type DraftRecord = {
  /** The same in every tab as long as the draft is open. */
  id: string
  values: Record<string, unknown>
  /** Names of the chosen files, by field: a browser cannot hand the files themselves back. */
  files: Record<string, string[]>
  /** The last attempt to send it. */
  attempt?: Attempt
}

export type Attempt = {
  /** Counts from 1. */
  number: number
  /** What was sent, as long as its outcome is not known: the same content again is the same attempt. */
  content?: string
  /** The server has taken it, and it goes on elsewhere: whether it will be done is not known here. */
  goesOn?: boolean
}

/** How a draft has come to its end. */
export type DraftEnd = 'sent' | 'discarded'

/** `owner` is the identity of the person, or `anonymous`; nobody else ever sees the draft. */
export type DraftName = { name: string; owner: string }

const prefix = 'galley:draft:'

export function storageKey({ name, owner }: DraftName): string {
  return `${prefix}${encodeURIComponent(owner)}:${encodeURIComponent(name)}`
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

function toAttempt(value: unknown): Attempt | undefined {
  if (!isRecord(value)) return undefined
  const { content, number, goesOn } = value
  if (typeof number !== 'number') return undefined
  return {
    number,
    ...(typeof content === 'string' && { content }),
    ...(goesOn === true && { goesOn }),
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
    attempt: toAttempt(value.attempt),
  }
}

function readStored(storage: SafeStorage, draft: DraftName): unknown {
  try {
    return JSON.parse(storage.getItem(storageKey(draft)) ?? 'null')
  } catch {
    return undefined
  }
}

/** The draft, or nothing when there is none or what is stored cannot be read. */
export function readDraft(storage: SafeStorage, draft: DraftName): DraftRecord | undefined {
  return toRecord(readStored(storage, draft))
}

/** Ends the draft of this id in every tab that has it open. */
export function closeDraft(storage: SafeStorage, draft: DraftName, id: string, end: DraftEnd) {
  storage.setItem(storageKey(draft), JSON.stringify({ closed: id, end }))
}

/** How the draft of this id was ended in another tab; undefined as long as it is open. */
export function endOfDraft(storage: SafeStorage, draft: DraftName, id: string) {
  const stored = readStored(storage, draft)
  if (!isRecord(stored)) return undefined
  if (stored.closed === id) return stored.end === 'discarded' ? 'discarded' : 'sent'
  // Another draft has been begun in its place since.
  return typeof stored.id === 'string' && stored.id !== id ? 'sent' : undefined
}

/** Keeps the draft. A storage that is full or forbidden costs the draft, never the form. */
export function writeDraft(storage: SafeStorage, draft: DraftName, record: DraftRecord): void {
  if (!storage.setItem(storageKey(draft), JSON.stringify(record))) removeDraft(storage, draft)
}

export function removeDraft(storage: SafeStorage, draft: DraftName): void {
  storage.removeItem(storageKey(draft))
}

/** Removes the drafts of one owner, or of all. */
export function removeDrafts(storage: SafeStorage, owner?: string): void {
  storage.removeItems(owner === undefined ? prefix : `${prefix}${encodeURIComponent(owner)}:`)
}

/** Drafts not yet written, each with the way to forget it. */
export const pendingDrafts = new Set<() => void>()

/** Removes the drafts of one person, or of all; to be called when somebody signs out. */
export function clearDrafts(owner?: string): void {
  for (const forget of pendingDrafts) forget()
  removeDrafts(safeLocalStorage, owner)
}

/** Kept values laid over the initial ones, as far as they are still of the same kind. */
export function mergeDraft<Values extends object>(
  initial: Values,
  kept: Readonly<Record<string, unknown>>,
): Values {
  const merged = { ...initial }
  for (const [name, value] of Object.entries(initial)) {
    if (name in kept && sameKind(value, kept[name])) Object.assign(merged, { [name]: kept[name] })
  }
  return merged
}

function sameKind(one: unknown, other: unknown): boolean {
  return (
    typeof one === typeof other && Array.isArray(one) === Array.isArray(other) && other !== null
  )
}
