import { hashOf } from '../../../world/text-hash.ts'

/** Where the mock provider has its card fields; see `exchangeVisit`. */
export const cardFieldsPath = '/outside/api/card-fields'

/** What the card provider's library is started with: base64 of JSON, the same for the same person. */
export function cardClientToken(identity: string): string {
  const token = {
    version: 2,
    environment: 'sandbox',
    merchantId: 'galley',
    authorizationFingerprint: hashOf(`card ${identity}`).toString(16),
    clientApiUrl: cardFieldsPath,
  }
  return btoa(JSON.stringify(token))
}
