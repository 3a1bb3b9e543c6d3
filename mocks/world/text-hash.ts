const begin = 0x811c9dc5
const step = (hash: number, byte: number) => Math.imul(hash ^ byte, 0x01000193) >>> 0

/** FNV-1a of the UTF-8 text (32 bits, unsigned): the same on every machine. */
export function hashOf(text: string): number {
  let hash = begin
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    // ASCII, the usual case, needs no encoder.
    if (code > 0x7f) return new TextEncoder().encode(text).reduce(step, begin)
    hash = step(hash, code)
  }
  return hash
}
