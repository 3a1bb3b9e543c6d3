import type { Instant } from '../../../src/lib/instant.ts'
import type { Schemas } from './contract-types.ts'

/** Fapiao requested after payment; its status follows from the time since. */
export interface FapiaoRow {
  readonly identity: string
  readonly owner: string
  readonly paymentId: string
  readonly type: Schemas['Fapiao']['type']
  readonly serviceType: Schemas['FapiaoServiceKey']
  readonly organizationName: string
  readonly taxpayerNumber: string | null
  readonly contactEmail: string
  readonly contactPhone: string | null
  readonly shippingAddress: Schemas['Address'] | null
  readonly createdAt: Instant
  readonly cancelledAt: Instant | null
  /** Whether the owner was notified that it is issued, or never will be. */
  readonly notified: boolean
}
