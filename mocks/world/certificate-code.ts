import { hashOf } from './text-hash.ts'

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The verification code of an order's certificate, as `7F3K-22MQ-81XA`; one order has one. */
export function certificateCode(externalId: string): string {
  const blocks = ['first', 'second', 'third'].map((place) => {
    const hash = hashOf(`${externalId} ${place}`)
    return [0, 8, 16, 24].map((shift) => letters.charAt((hash >>> shift) & 31)).join('')
  })
  return blocks.join('-')
}
