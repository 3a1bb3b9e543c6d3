import { crc32 } from '../../lib/manuscript/package/crc32.ts'

/** Bytes that are read before the page gets its turn. */
const step = 2 ** 20

/** As the contract writes it. */
export async function fileChecksum(file: Blob, signal?: AbortSignal): Promise<string> {
  let sum = 0
  for (let at = 0; at < file.size; at += step) {
    signal?.throwIfAborted()
    sum = crc32(new Uint8Array(await file.slice(at, at + step).arrayBuffer()), sum)
  }
  return sum.toString(16).padStart(8, '0')
}
