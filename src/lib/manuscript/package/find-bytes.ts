export function findBytes(bytes: Uint8Array, needle: Uint8Array, from = 0): number {
  const first = needle[0]
  if (first === undefined) return -1
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, needle, at)) return at
  }
  return -1
}

export function startsWith(bytes: Uint8Array, prefix: Uint8Array, at = 0): boolean {
  return prefix.every((byte, index) => bytes[at + index] === byte)
}

export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

export function utf16(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((letter) => [letter.charCodeAt(0), 0]))
}
