import { hashOf } from '../../../world/text-hash.ts'

/** Served by `exchangeSiteCall`. */
export const cardFieldsPath = '/external/api/card-fields'

/** Base64 JSON for the card provider's library; the same for the same person. */
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
