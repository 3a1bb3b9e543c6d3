import { type SafeStorage, safeLocalStorage } from '../../lib/safe-storage.ts'

/** What is kept of an unfinished form. */
export type DraftRecord = {
  values: Record<string, unknown>
  /** Names of the chosen files, by field: a browser cannot hand the files themselves back. */
  files: Record<string, string[]>
  /** The last attempt whose outcome is not known, so that the next one is recognisable. */
  attempt?: Attempt
}

export type Attempt = { content: string; key: string }

/** `owner` is the identity of the person, or `anonymous`; nobody else ever sees the draft. */
export type DraftName = { name: string; owner: string }

const prefix = 'galley:draft:'

function storageKey({ name, owner }: DraftName): string {
  return `${prefix}${encodeURIComponent(owner)}:${encodeURIComponent(name)}`
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

function toAttempt(value: unknown): Attempt | undefined {
  if (!isRecord(value)) return undefined
  const { content, key } = value
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined
}

function toRecord(value: unknown): DraftRecord | undefined {
  if (!isRecord(value) || !isRecord(value.values)) return undefined
  const files = Object.entries(isRecord(value.files) ? value.files : {}).filter(
    (entry): entry is [string, string[]] => isNames(entry[1]),
  )
  return {
    values: value.values,
    files: Object.fromEntries(files),
    attempt: toAttempt(value.attempt),
  }
}

/** The draft, or nothing when there is none or what is stored cannot be read. */
export function readDraft(storage: SafeStorage, draft: DraftName): DraftRecord | undefined {
  try {
    return toRecord(JSON.parse(storage.getItem(storageKey(draft)) ?? 'null'))
  } catch {
    return undefined
  }
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
