import type { UploadPurpose } from '../../api/files.ts'
import { heldFilePrefix } from '../../lib/browser/forget-held-files.ts'
import type { SafeStorage } from '../../lib/browser/safe-storage.ts'
import type { Instant } from '../../lib/instant.ts'
import { isRecord } from '../../lib/is-record.ts'

/** What the browser remembers of an upload that is under way. */
export type UploadRecord = {
  identity: string
  size: number
  checksum: string
  received: number
  expiresAt: Instant
}

export const uploadKey = (purpose: UploadPurpose, name: string): string =>
  `${heldFilePrefix}${purpose}:${name}`

export const readUploadRecord = (storage: SafeStorage, key: string): UploadRecord | undefined =>
  parseUploadRecord(storage.getItem(key))

export function parseUploadRecord(text: string | null): UploadRecord | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(value)) return undefined
    const { identity, size, checksum, received, expiresAt } = value
    if (typeof identity !== 'string' || typeof checksum !== 'string') return undefined
    if (typeof size !== 'number' || typeof received !== 'number') return undefined
    return typeof expiresAt === 'number'
      ? { identity, size, checksum, received, expiresAt }
      : undefined
  } catch {
    return undefined
  }
}

/** Returns whether it was written. */
export function writeUploadRecord(
  storage: SafeStorage,
  key: string,
  record: UploadRecord,
): boolean {
  return storage.setItem(key, JSON.stringify(record))
}

/** Removes what the server has given up and what cannot be read; returns the rest. */
export function endUploads(storage: SafeStorage, now: Instant): UploadRecord[] {
  return storage.keys(heldFilePrefix).flatMap((key) => {
    const record = readUploadRecord(storage, key)
    if (record && record.expiresAt > now) return record
    storage.removeItem(key)
    return []
  })
}
