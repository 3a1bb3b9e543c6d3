import { ApiError, endsSession, isNetworkFailure } from '../errors/api-failure.ts'
import type { Receiving } from './receive-stream.ts'

/** `size` in bytes; missing where the server makes the file only once it is asked for. */
export type WantedFile = { key: string; path: string; size?: number }

/** `done` includes failed files. `allBytes` is undefined where the size of a file is. */
export type DownloadProgress = {
  done: number
  files: number
  bytes: number
  allBytes: number | undefined
}

export type ReceivedFile = { path: string; content: Blob }
type FailedFile<File extends WantedFile> = { file: File; error: unknown }
export type ReceivedFiles<File extends WantedFile = WantedFile> = {
  received: ReceivedFile[]
  failed: FailedFile<File>[]
}

export type ReceivingFiles<File extends WantedFile = WantedFile> = {
  receive: (file: File, receiving: Receiving) => Promise<Blob>
  signal: AbortSignal
  onProgress: (progress: DownloadProgress) => void
  /** Files that are downloaded at the same time. */
  lanes?: number
}

function sumOf(files: readonly WantedFile[]): number | undefined {
  let sum = 0
  for (const { size } of files) {
    if (size === undefined) return undefined
    sum += size
  }
  return sum
}

/** Rejects when aborted, when the session ends, or when the network fails for each of the files. */
export async function receiveFiles<File extends WantedFile>(
  files: readonly File[],
  { receive, signal, onProgress, lanes = 2 }: ReceivingFiles<File>,
): Promise<ReceivedFiles<File>> {
  const contents = new Map<string, Blob>()
  const errors = new Map<string, unknown>()
  const bytesOf = new Map<string, number>()
  const allBytes = sumOf(files)
  const waiting = files.values()

  const report = () => {
    const bytes = [...bytesOf.values()].reduce((sum, some) => sum + some, 0)
    const done = contents.size + errors.size
    onProgress({ done, files: files.length, bytes: Math.min(bytes, allBytes ?? bytes), allBytes })
  }

  async function receiveOne(file: File) {
    const { key, size } = file
    try {
      const onBytes = (bytes: number) => {
        bytesOf.set(key, bytes)
        report()
      }
      const content = await receive(file, { signal, onBytes })
      if (size !== undefined && content.size !== size) {
        throw new ApiError('unreadable', 'The file is of another size.')
      }
      contents.set(key, content)
    } catch (error) {
      signal.throwIfAborted()
      if (endsSession(error)) throw error
      errors.set(key, error)
      if (size !== undefined) bytesOf.set(key, size)
    }
    report()
  }

  async function runLane() {
    for (const file of waiting) await receiveOne(file)
  }

  report()
  await Promise.all(Array.from({ length: lanes }, runLane))
  const [failure] = errors.values()
  const isOffline = [...errors.values()].every(isNetworkFailure)
  if (failure && contents.size === 0 && isOffline) throw failure
  return {
    received: files.flatMap(({ key, path }) => {
      const content = contents.get(key)
      return content ? [{ path, content }] : []
    }),
    failed: files.flatMap((file) =>
      errors.has(file.key) ? [{ file, error: errors.get(file.key) }] : [],
    ),
  }
}
