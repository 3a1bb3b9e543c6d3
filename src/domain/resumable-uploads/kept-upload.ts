import { cancelUpload, type UnfinishedUpload } from '../../api/files/unfinished-uploads.ts'
import { safeLocalStorage } from '../../lib/browser/safe-storage.ts'
import { parseInstant } from '../../lib/calendar.ts'
import type { Instant } from '../../lib/instant.ts'
import { heldFiles } from './held-upload-files.ts'
import {
  endUploads,
  parseUploadRecord,
  readUploadRecord,
  type UploadRecord,
  writeUploadRecord,
} from './upload-record.ts'

/** Forgets uploads that the server has given up by now, with their files. */
export function forgetEndedUploads(now: Instant): void {
  const goingOn = endUploads(safeLocalStorage, now)
  void heldFiles.keepOnly(goingOn.map(({ identity }) => identity))
}

/** The file of an upload with what is known of it, kept in the browser until the upload ends. */
export class KeptUpload {
  readonly #key: string
  #record: UploadRecord | undefined
  #identity: string | undefined
  #isKept: Promise<boolean> | undefined

  constructor(key: string) {
    this.#key = key
    this.#record = readUploadRecord(safeLocalStorage, key)
    this.#identity = this.#record?.identity
  }

  get record(): UploadRecord | undefined {
    return this.#record
  }

  /** Learns what another tab sends under this name, also after the end of its upload. */
  follow(onRecord?: (record: UploadRecord) => void): () => void {
    const note = ({ key, newValue }: StorageEvent) => {
      const record = key === this.#key ? parseUploadRecord(newValue) : undefined
      if (!record) return
      this.#record = record
      this.#identity = record.identity
      onRecord?.(record)
    }
    window.addEventListener('storage', note)
    return () => window.removeEventListener('storage', note)
  }

  async file(): Promise<File | undefined> {
    const record = this.#record
    if (!record) return undefined
    const file = await heldFiles.read(record.identity)
    return file?.size === record.size ? file : undefined
  }

  /** Whether the browser remembers it. */
  note({ identity, size, received, expiresAt }: UnfinishedUpload, checksum: string): boolean {
    this.#identity = identity
    return writeUploadRecord(safeLocalStorage, this.#key, {
      identity,
      size,
      checksum,
      received,
      expiresAt: parseInstant(expiresAt),
    })
  }

  /** Whether the browser keeps it. */
  keep(identity: string, file: File): Promise<boolean> {
    this.#isKept = heldFiles.write(identity, file)
    return this.#isKept
  }

  /** Whether it is still under way: another upload of the same name may have begun by now. */
  isRemembered(): boolean {
    const current = readUploadRecord(safeLocalStorage, this.#key)
    return current !== undefined && current.identity === this.#identity
  }

  async forget(): Promise<void> {
    const identity = this.#identity
    if (identity === undefined) return
    if (this.isRemembered()) safeLocalStorage.removeItem(this.#key)
    await this.#isKept
    await heldFiles.remove(identity)
  }

  async giveUp(): Promise<void> {
    const identity = this.#identity
    await this.forget()
    // What cannot be cancelled expires.
    if (identity !== undefined) await cancelUpload({ identity }).catch(() => undefined)
  }
}
