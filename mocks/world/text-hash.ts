const begin = 0x811c9dc5
const step = (hash: number, byte: number) => Math.imul(hash ^ byte, 0x01000193) >>> 0

/** A hash of a text that is the same on every machine (FNV-1a of its UTF-8, 32 bits, from 0). */
export function hashOf(text: string): number {
  let hash = begin
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    // Most texts are ASCII, which is its own UTF-8 and needs no encoder.
    if (code > 0x7f) return new TextEncoder().encode(text).reduce(step, begin)
    hash = step(hash, code)
  }
  return hash
}
