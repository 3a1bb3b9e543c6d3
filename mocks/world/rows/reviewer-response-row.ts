import type { Instant } from '../../../src/lib/instant.ts'
import type { Schemas } from './contract-types.ts'

type ReviewerResponse = Schemas['ReviewerResponse']

export interface ReviewerResponseRow {
  /** Of the order. */
  readonly identity: string
  readonly version: number
  readonly savedAt: Instant
  readonly letter: string
  readonly manuscript: string
  readonly comments: ReviewerResponse['comments']
}
