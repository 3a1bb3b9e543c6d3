import { ApiError, isNetworkFailure, isNotFound } from '../../api/errors/api-failure.ts'
import type * as uploads from '../../api/files/unfinished-uploads.ts'
import type { UploadPurpose } from '../../api/files.ts'
import { ForgottenUpload } from '../../ui/form/upload/uploaded-file.ts'
import { fileChecksum } from './file-checksum.ts'
import type { UploadProgress } from './upload-progress.ts'

type PieceCalls = Omit<typeof uploads, 'cancelUpload'>

export type KnownUpload = {
  identity?: string | undefined
  isOther?: boolean | undefined
}

type Sending = {
  file: File
  purpose: UploadPurpose
  /** Of the whole file. */
  checksum: string
  known: () => Promise<KnownUpload>
  inTurn: <Result>(run: () => Promise<Result>) => Promise<Result>
  /** The upload is another person's if the server does not know it. */
  isRecalled?: boolean | undefined
  progress: UploadProgress
  signal: AbortSignal
  onUpload: (upload: uploads.UnfinishedUpload) => void
  calls: PieceCalls
  awaitNetwork: (progress: UploadProgress, failures: number, signal: AbortSignal) => Promise<void>
}

/** Rounds without a new piece, or pieces that arrive damaged, before the upload fails. */
const mostRounds = 5

/** Bytes of the smallest piece: slow networks get shorter ones. */
const smallestPiece = 2 ** 16

/** Sends a file from where it stopped; a broken connection is waited for. */
export class PieceSender {
  readonly #sending: Sending
  #isOther: boolean | undefined
  #identity: string | undefined
  #isLost = false
  #pieceSize = Number.POSITIVE_INFINITY
  #failures = 0
  #rounds = 0

  constructor(sending: Sending) {
    this.#sending = sending
  }

  /** Rejects with ForgottenUpload, an ApiError or the signal's reason. */
  async send() {
    const { progress, signal, inTurn } = this.#sending
    for (;;) {
      try {
        await progress.until(({ name }) => name !== 'paused', signal)
        const file = await inTurn(() => this.#goOn())
        if (file) return file
        if (progress.get().name !== 'paused') this.#countRound()
      } catch (error) {
        signal.throwIfAborted()
        await this.#recover(error)
      }
    }
  }

  #countRound(): void {
    this.#rounds += 1
    if (this.#rounds < mostRounds) return
    throw new ApiError('unreadable', 'The server did not keep the pieces.')
  }

  async #recover(error: unknown): Promise<void> {
    const { progress, signal, isRecalled, awaitNetwork } = this.#sending
    if (isNotFound(error) && this.#identity !== undefined) {
      if (isRecalled) throw new ForgottenUpload()
      this.#countRound()
      this.#identity = undefined
      this.#isLost = true
      progress.apply({ do: 'lose' })
      return
    }
    if (!isNetworkFailure(error)) throw error
    if (error instanceof ApiError && error.cause === 'time-out') {
      const shorter = Math.min(this.#pieceSize, 2 ** 20) / 2
      this.#pieceSize = Math.max(smallestPiece, shorter)
    }
    this.#failures += 1
    progress.apply({ do: 'break' })
    await awaitNetwork(progress, this.#failures, signal)
  }

  async #open(): Promise<uploads.UnfinishedUpload> {
    const { file, purpose, checksum, signal, calls, known } = this.#sending
    if (this.#identity === undefined && !this.#isLost) {
      const { identity, isOther } = await known()
      this.#identity = identity
      this.#isOther = isOther
    }
    if (this.#identity !== undefined) return calls.getUpload({ identity: this.#identity, signal })
    return calls.beginUpload({ name: file.name, size: file.size, checksum, purpose }, signal)
  }

  async #goOn() {
    const { file, progress, signal, calls, onUpload } = this.#sending
    const upload = await this.#open()
    const { identity } = upload
    this.#identity = identity
    onUpload(upload)
    const isWhole = upload.received === file.size
    const sent = upload.received / file.size
    if (!isWhole) progress.apply({ do: 'begin', sent, isOther: this.#isOther })
    for (let received = upload.received; received < file.size; ) {
      if (progress.get().name === 'paused') return undefined
      const next = await this.#sendPiece(upload, received)
      if (next === received) this.#countRound()
      else this.#noteProgress()
      received = next
      onUpload({ ...upload, received })
      progress.apply({ do: 'arrive', sent: received / file.size })
    }
    progress.apply({ do: 'end' })
    const done = await calls.finishUpload({ identity, signal })
    return done.status === 'processing' ? undefined : done
  }

  #noteProgress(): void {
    this.#failures = 0
    this.#rounds = 0
  }

  async #sendPiece(
    { identity, pieceSize }: uploads.UnfinishedUpload,
    offset: number,
  ): Promise<number> {
    const { file, signal, calls } = this.#sending
    const piece = file.slice(offset, offset + Math.min(pieceSize, this.#pieceSize))
    const checksum = await fileChecksum(piece, signal)
    const { received } = await calls.sendUploadPiece(
      { identity, signal },
      { offset, piece, checksum },
    )
    return received
  }
}
