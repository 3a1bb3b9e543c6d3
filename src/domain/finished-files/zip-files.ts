import { Zip, ZipPassThrough } from 'fflate'
import type { ReceivedFile } from '../../api/files/receive-files.ts'
import type { Instant } from '../../lib/instant.ts'

type Bundle = { name: string; received: readonly ReceivedFile[] }

/** A path without steps that would lead out of the folder that the archive is unpacked into. */
const insidePath = (path: string) =>
  path
    .split(/[\\/]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/')

/** Files are compressed already; pieces keep the page usable. */
export async function zipFiles({ name, received }: Bundle, now: Instant): Promise<File> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const failures: Error[] = []
  const zip = new Zip((error, piece) => {
    if (error) failures.push(error)
    if (piece) pieces.push(new Uint8Array(piece))
  })
  for (const { path, content } of received) {
    const entry = new ZipPassThrough(insidePath(path))
    entry.mtime = now
    zip.add(entry)
    const reader = content.stream().getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      entry.push(next.value)
    }
    entry.push(new Uint8Array(), true)
  }
  zip.end()
  const [failure] = failures
  if (failure) throw failure
  return new File(pieces, name, { type: 'application/zip' })
}
