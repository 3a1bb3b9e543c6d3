const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A hash of a text that is the same on every machine (FNV-1a, 32 bits). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  return hash
}

/** The verification code of an order's certificate, as `7F3K-22MQ-81XA`; one order has one. */
export function certificateCode(externalId: string): string {
  const blocks = ['first', 'second', 'third'].map((place) => {
    const hash = hashOf(`${externalId} ${place}`)
    return [0, 8, 16, 24].map((shift) => letters.charAt((hash >>> shift) & 31)).join('')
  })
  return blocks.join('-')
}
