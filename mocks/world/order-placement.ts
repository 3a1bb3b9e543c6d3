import type { components } from '../../src/api/generated/schema.gen.ts'
import type { OrderFormFiles } from './order-form-rows.ts'

type Schemas = components['schemas']

/** What was ordered of one service, and for how much in the order's currency. */
export interface OrderLine {
  readonly serviceIdentity: string
  /** Figures or tables; one of anything else. */
  readonly quantity: number
  readonly deliveryTier: Schemas['DeliveryTier']
  /** The words of the price range; null where the price does not follow the length. */
  readonly words: { readonly min: number; readonly max: number } | null
  /** Before discounts. */
  readonly listPrice: number
  /** What was asked for it. */
  readonly price: number
}

/** An order as it was placed. Later changes of prices do not change it. */
export interface OrderPlacement {
  readonly currency: Schemas['Currency']
  readonly lines: readonly OrderLine[]
  /** Words of the manuscript; null while they are not known. */
  readonly wordCount: number | null
  /** Null where files stand in for those that nobody uploaded. */
  readonly files: OrderFormFiles | null
  readonly authors: string | null
  readonly areaOfStudyId: number | null
  readonly journalUrl: string | null
  readonly answers: readonly Schemas['ServiceAnswer'][]
}
