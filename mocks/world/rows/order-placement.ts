import type { Schemas } from './contract-types.ts'
import type { OrderFormFiles } from './order-form-rows.ts'

/** Amounts are in the order's currency. */
export interface OrderLine {
  readonly serviceIdentity: string
  readonly quantity: number
  readonly deliveryTier: Schemas['DeliveryTier']
  /** Word count of the price range; null where the price does not depend on length. */
  readonly words: { readonly min: number; readonly max: number } | null
  readonly listPrice: number
  readonly price: number
}

export interface PlaceholderFiles {
  readonly title: string
  readonly hasManuscript: boolean
  readonly hasFigures: boolean
  readonly isChinese: boolean
}

/** Snapshot of the order as placed: later price changes do not affect it. */
export interface OrderPlacement {
  readonly currency: Schemas['Currency']
  readonly lines: readonly OrderLine[]
  readonly wordCount: number | null
  /** Null without uploads. */
  readonly files: OrderFormFiles | null
  /** Null with uploads, and until files arrive. */
  readonly placeholders: PlaceholderFiles | null
  readonly authors: string | null
  readonly areaOfStudyId: number | null
  readonly journalUrl: string | null
  readonly answers: readonly Schemas['ServiceAnswer'][]
  /** An administrator orders without an invoice. */
  readonly invoiceSuppressed: boolean
}
