import { hashOf } from './text-hash.ts'

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Verification code of an order's certificate, such as `7F3K-22MQ-81XA`. */
export function certificateCode(externalId: string): string {
  const blocks = ['first', 'second', 'third'].map((position) => {
    const hash = hashOf(`${externalId} ${position}`)
    return [0, 8, 16, 24].map((shift) => letters.charAt((hash >>> shift) & 31)).join('')
  })
  return blocks.join('-')
}
