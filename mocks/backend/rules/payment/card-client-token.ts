import { hashOf } from '../text-hash.ts'

/** What the card provider's library is started with: base64 of JSON, the same for the same person. */
export function cardClientToken(identity: string): string {
  const token = {
    version: 2,
    environment: 'sandbox',
    merchantId: 'galley',
    authorizationFingerprint: hashOf(`card ${identity}`).toString(16),
  }
  return btoa(JSON.stringify(token))
}
