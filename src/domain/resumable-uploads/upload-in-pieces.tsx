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
  type UploadTools,
} from '../../ui/form/upload/uploaded-file.ts'
import { awaitNetwork } from './await-network.ts'
import { fileChecksum } from './file-checksum.ts'
import { forgetEndedUploads, KeptUpload } from './kept-upload.ts'
import { type KnownUpload, PieceSender } from './send-pieces.ts'
import { UploadProgress } from './upload-progress.ts'
import { type UploadRecord, uploadKey } from './upload-record.ts'
import { shownUpload } from './upload-row-parts.tsx'
import { UploadTurn } from './upload-turn.ts'

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
async function knownUpload(
  kept: KeptUpload,
  file: { size: number; checksum: string },
  isRecalled: boolean | undefined,
): Promise<KnownUpload> {
  const { record } = kept
  if (record && isOfFile(record, file)) return { identity: record.identity }
  if (isRecalled) throw new ForgottenUpload()
  if (!kept.isRemembered()) return {}
  await kept.giveUp()
  return { isOther: true }
}

const checksumOf = async (file: File, kept: KeptUpload, { signal, isRecalled }: Tools) =>
  (isRecalled && kept.record?.checksum) || (await fileChecksum(file, signal))

/** Cancels it for good, unless another tab has the file. */
async function giveUpAlone(kept: KeptUpload, turn: UploadTurn): Promise<void> {
  if (!(await turn.isElsewhere())) await kept.giveUp()
}

type Parts = { kept: KeptUpload; turn: UploadTurn; progress: UploadProgress }

async function sendKept(file: File, tools: Tools, { kept, turn, progress }: Parts): Promise<Sent> {
  const { purpose, signal, isRecalled, show } = tools
  const checksum = await checksumOf(file, kept, tools)
  const noteOther = ({ received, size }: Pick<UploadRecord, 'received' | 'size'>) =>
    progress.apply({ do: 'wait', sent: received / size })
  let keptAs: string | undefined
  const sender = new PieceSender({
    file,
    purpose,
    checksum,
    isRecalled,
    progress,
    signal,
    known: () => knownUpload(kept, { size: file.size, checksum }, isRecalled),
    inTurn: (run) =>
      turn.take(run, {
        signal,
        onWait() {
          noteOther(kept.record ?? { received: 0, size: file.size })
          return kept.follow(noteOther)
        },
      }),
    calls: { beginUpload, getUpload, sendUploadPiece, finishUpload },
    awaitNetwork,
    onUpload(upload) {
      const isNoted = kept.note(upload, checksum)
      if (!isNoted || isRecalled || keptAs === upload.identity) return
      keptAs = upload.identity
      void kept
        .keep(keptAs, file)
        .then((isKept) => show?.({ ...shownUpload(progress, file.name), isKept }))
    },
  })
  return finish(sender, progress, kept)
}

/** Sends a file that may take longer than the connection holds. Rejects as an upload does. */
export async function uploadInPieces(file: File, tools: Tools): Promise<Sent> {
  const { purpose, signal, isRecalled, show } = tools
  forgetEndedUploads(clock.now())
  const key = uploadKey(purpose, file.name)
  const kept = new KeptUpload(key)
  const turn = new UploadTurn(key, navigator.locks)
  const progress = new UploadProgress()
  const leave = turn.enter()
  const stopFollowing = kept.follow()
  show?.({ ...shownUpload(progress, file.name), isKept: isRecalled })
  try {
    return await sendKept(file, tools, { kept, turn, progress })
  } finally {
    stopFollowing()
    await leave()
    if (signal.aborted && signal.reason !== pageLeft) void giveUpAlone(kept, turn)
  }
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
  const turn = new UploadTurn(uploadKey(purpose, name), navigator.locks)
  const onRemove = () => void giveUpAlone(kept, turn)
  return { shown: { ...shownUpload(progress, name), onRemove } }
}
