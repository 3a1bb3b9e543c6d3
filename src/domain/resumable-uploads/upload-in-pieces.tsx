import {
  beginUpload,
  finishUpload,
  getUpload,
  sendUploadPiece,
} from '../../api/files/unfinished-uploads.ts'
import type { UploadPurpose } from '../../api/files.ts'
import { clock } from '../../lib/clock.ts'
import {
  ForgottenUpload,
  pageLeft,
  type RecalledUpload,
  type ShownUpload,
  type UploadTools,
} from '../../ui/form/upload/uploaded-file.ts'
import { awaitNetwork } from './await-network.ts'
import { fileChecksum } from './file-checksum.ts'
import { forgetEndedUploads, KeptUpload } from './kept-upload.ts'
import { PieceSender } from './send-pieces.ts'
import { UploadProgress } from './upload-progress.ts'
import { type UploadRecord, uploadKey } from './upload-record.ts'
import { shownUpload } from './upload-row-parts.tsx'

type Tools = UploadTools & { purpose: UploadPurpose }

type Sent = Awaited<ReturnType<PieceSender['send']>>

async function finish(
  sender: PieceSender,
  progress: UploadProgress,
  kept: KeptUpload,
): Promise<Sent> {
  try {
    const done = await sender.send()
    const isDamaged = done.status === 'failure'
    progress.apply(isDamaged ? { do: 'refuse', refusal: 'damaged' } : { do: 'finish' })
    void kept.forget()
    return done
  } catch (error) {
    progress.apply({ do: 'refuse', refusal: 'failed' })
    if (error instanceof ForgottenUpload) void kept.forget()
    throw error
  }
}

const isOfFile = (record: UploadRecord, { size, checksum }: { size: number; checksum: string }) =>
  record.size === size && record.checksum === checksum

/** What the browser knows of an upload of the same file; another one of its name is given up. */
async function knownUpload(kept: KeptUpload, file: File, { signal, isRecalled }: Tools) {
  const { record } = kept
  const checksum = record && isRecalled ? record.checksum : await fileChecksum(file, signal)
  const isOther = record !== undefined && !isOfFile(record, { size: file.size, checksum })
  if (isOther) await kept.giveUp()
  return { checksum, isOther, identity: isOther ? undefined : record?.identity }
}

/** Sends a file that may take longer than the connection holds. Rejects as an upload does. */
export async function uploadInPieces(file: File, tools: Tools): Promise<Sent> {
  const { purpose, signal, isRecalled, show } = tools
  forgetEndedUploads(clock.now())
  const kept = new KeptUpload(uploadKey(purpose, file.name))
  const progress = new UploadProgress()
  const shown = (isKept: boolean | undefined): ShownUpload => ({
    ...shownUpload(progress, file.name),
    isKept,
  })
  show?.(shown(isRecalled))
  signal.addEventListener('abort', () => {
    if (signal.reason !== pageLeft) void kept.giveUp()
  })
  const known = await knownUpload(kept, file, tools)
  let keptAs: string | undefined
  const sender = new PieceSender({
    ...known,
    file,
    purpose,
    isRecalled,
    progress,
    signal,
    calls: { beginUpload, getUpload, sendUploadPiece, finishUpload },
    awaitNetwork,
    onUpload(upload) {
      const isNoted = kept.note(upload, known.checksum)
      if (!isNoted || isRecalled || keptAs === upload.identity) return
      keptAs = upload.identity
      void kept.keep(keptAs, file).then((isKept) => show?.(shown(isKept)))
    },
  })
  return finish(sender, progress, kept)
}

/** Undefined where nothing of that name was under way. */
export async function recallUpload(
  name: string,
  purpose: UploadPurpose,
): Promise<RecalledUpload | undefined> {
  forgetEndedUploads(clock.now())
  const kept = new KeptUpload(uploadKey(purpose, name))
  const { record } = kept
  if (!record) return undefined
  const file = await kept.file()
  if (file) return { file }
  const sent = record.received / record.size
  const progress = new UploadProgress({ name: 'needs-file', sent })
  return { shown: { ...shownUpload(progress, name), onRemove: () => void kept.giveUp() } }
}
