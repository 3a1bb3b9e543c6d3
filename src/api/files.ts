import type { components } from './generated/schema.gen.ts'

export type UploadPurpose = components['schemas']['UploadPurpose']

/** Bytes: 100 MB, by the contract. */
export const largestUpload = 100 * 2 ** 20
