import { visitor } from '../../../domain/manuscript-drafts/draft-keys.ts'
import { keepDraft, storedFingerprint } from '../../../domain/manuscript-drafts/kept-drafts.ts'
import { safeLocalStorage, safeSessionStorage } from '../../../lib/browser/safe-storage.ts'
import type { Fingerprint } from '../../../lib/manuscript/fingerprint/fingerprint.ts'
import type { ResumableUpload, Upload } from '../../../ui/form/upload/uploaded-file.ts'

/** Of files that are being read, by their identity. */
const readings = new Map<string, Promise<Fingerprint | undefined>>()

/** For a page that is reloaded between the upload and the check. */
const uploadKey = (file: string) => `galley:fingerprint:${file}`

async function readUploaded(file: File, identity: string): Promise<Fingerprint | undefined> {
  const { readFingerprint } = await import(
    '../../../domain/document-reader/worker/read-fingerprint.ts'
  )
  const fingerprint = await readFingerprint(file)
  if (fingerprint) {
    safeSessionStorage.setItem(uploadKey(identity), JSON.stringify(fingerprint))
  }
  return fingerprint
}

/** A later draft is recognized by the text of a .docx, which is read beside the upload. */
export function withFingerprint(upload: ResumableUpload): ResumableUpload {
  const noted: Upload = async (file, tools) => {
    const uploaded = await upload(file, tools)
    const { identity } = uploaded
    if (/[.]docx$/i.test(file.name)) {
      readings.set(
        identity,
        readUploaded(file, identity).catch(() => undefined),
      )
    }
    return uploaded
  }
  return Object.assign(noted, { recall: upload.recall })
}

type Checked = { user: string | undefined; file: string; assessment: string }

export async function noteManuscript({ user, file, assessment }: Checked): Promise<void> {
  const key = uploadKey(file)
  const fingerprint = (await readings.get(file)) ?? storedFingerprint(safeSessionStorage, key)
  readings.delete(file)
  safeSessionStorage.removeItem(key)
  if (fingerprint) keepDraft(safeLocalStorage, { owner: user ?? visitor, assessment }, fingerprint)
}
