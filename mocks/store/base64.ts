const PIECE = 0x8000

/** With padding (RFC 4648, section 4). */
export function base64FromBytes(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += PIECE)
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE))
  return btoa(text)
}

/** @throws Error for invalid base64 */
export function bytesFromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
