/** Bytes that are copied before the page gets its turn. */
const piece = 4 * 1024 * 1024

/** Reads a file piece by piece, so that a large one does not hold up the page. */
export async function readPieces(file: Blob): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.size)
  for (let at = 0; at < file.size; at += piece) {
    bytes.set(new Uint8Array(await file.slice(at, at + piece).arrayBuffer()), at)
  }
  return bytes
}
