import { createExternalStore } from '../../lib/browser/external-store.ts'
import type { SafeStorage } from '../../lib/browser/safe-storage.ts'
import { clock } from '../../lib/clock.ts'
import type { Instant } from '../../lib/instant.ts'
import { isRecord } from '../../lib/is-record.ts'
import type { Fingerprint } from '../../lib/manuscript/fingerprint/fingerprint.ts'
import { type DraftKey, keptKey, keptKeys, keptPrefix, ownersFor } from './draft-keys.ts'

export type KeptDraft = DraftKey &
  Fingerprint & {
    keptAt: Instant
    /** Assessments of manuscripts of which the person said that it is no draft. */
    apart: string[]
  }

/** About 2 kB each. */
const mostKept = 60

/** Counts the changes in this tab; those of others arrive as events of the storage. */
const changes = createExternalStore(0)

const noteChange = () => changes.set(changes.get() + 1)

export function followKept(refresh: () => void): () => void {
  const stop = changes.subscribe(refresh)
  window.addEventListener('storage', refresh)
  return () => {
    stop()
    window.removeEventListener('storage', refresh)
  }
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function toFingerprint(value: unknown): Fingerprint | undefined {
  if (!isRecord(value)) return undefined
  const { title, size, sketch } = value
  if (typeof size !== 'number' || !isNumbers(sketch)) return undefined
  return { title: typeof title === 'number' ? title : null, size, sketch }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

export const storedFingerprint = (storage: SafeStorage, key: string): Fingerprint | undefined =>
  toFingerprint(parsed(storage.getItem(key)))

function readKept(storage: SafeStorage, owner: string, key: string): KeptDraft[] {
  const stored = parsed(storage.getItem(key))
  const fingerprint = toFingerprint(stored)
  if (!fingerprint || !isRecord(stored)) return []
  const { assessment, keptAt, apart } = stored
  if (typeof assessment !== 'string' || typeof keptAt !== 'number') return []
  return [{ ...fingerprint, owner, assessment, keptAt, apart: isTexts(apart) ? apart : [] }]
}

/** The oldest first. */
export function listKept(storage: SafeStorage, owner: string): KeptDraft[] {
  return ownersFor(owner)
    .flatMap((one) => keptKeys(storage, one).flatMap((key) => readKept(storage, one, key)))
    .sort((one, other) => one.keptAt - other.keptAt)
}

function write(storage: SafeStorage, { owner, ...draft }: KeptDraft): void {
  storage.setItem(keptKey({ owner, ...draft }), JSON.stringify(draft))
}

/** Where the browser refuses to store it, drafts are not recognized. */
export function keepDraft(
  storage: SafeStorage,
  key: DraftKey,
  fingerprint: Fingerprint,
  keptAt = clock.now(),
): void {
  const others = listKept(storage, key.owner)
  removeKept(storage, others.slice(0, Math.max(0, others.length + 1 - mostKept)))
  write(storage, { ...key, ...fingerprint, keptAt, apart: [] })
  noteChange()
}

export function setApart(storage: SafeStorage, draft: KeptDraft, apart: string[]): void {
  write(storage, { ...draft, apart })
  noteChange()
}

export function removeKept(storage: SafeStorage, drafts: readonly DraftKey[]): void {
  for (const draft of drafts) storage.removeItem(keptKey(draft))
  if (drafts.length > 0) noteChange()
}

/** Once its report is archived, whoever had it checked. */
export function forgetAssessment(storage: SafeStorage, assessment: string): void {
  const end = `:${encodeURIComponent(assessment)}`
  for (const key of storage.keys(keptPrefix)) if (key.endsWith(end)) storage.removeItem(key)
  noteChange()
}
