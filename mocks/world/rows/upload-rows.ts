import type { Instant } from '../../../src/lib/instant.ts'
import type { Schemas } from './contract-types.ts'

export interface UploadRow {
  readonly identity: string
  readonly owner: string
  readonly name: string
  readonly size: number
  readonly checksum: string
  readonly purpose: Schemas['UploadPurpose']
  readonly received: number
  readonly expiresAt: Instant
  /** Null until it is finished. */
  readonly fileIdentity: string | null
}

export interface UploadPieceRow {
  readonly identity: string
  readonly uploadIdentity: string
  readonly offset: number
  readonly bytes: Uint8Array
}
