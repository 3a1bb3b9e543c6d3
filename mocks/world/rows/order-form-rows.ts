import type { Instant } from '../../../src/lib/instant.ts'
import type { Schemas } from './contract-types.ts'

export type OrderFormOrigin = {
  readonly kind: 'rework' | 'reedit' | 'digital-edit' | 'language-assessment'
  readonly identity: string
}

export type OrderFormFiles = Readonly<Record<keyof Schemas['FormManuscripts'], readonly string[]>>

export type ReadDocuments = {
  /** From then on the result is available. */
  readonly readAt: Instant
  readonly wordCount: number | null
  readonly languageId: number | null
  readonly areaOfStudyId: number | null
}

export type OrderFormDetails = {
  readonly title: string | null
  readonly authors: string | null
  readonly areaOfStudyId: number | null
  readonly styleOfEnglish: Schemas['OrderForm']['styleOfEnglish']
  readonly journal: { readonly name: string; readonly url: string | null } | null
  readonly answers: readonly Schemas['ServiceAnswer'][]
  readonly suppressInvoiceCreation: boolean | null
  readonly requireCustomerNotification: boolean | null
}

/** Only input of the person: price, deadline and steps are derived. Never expires. */
export interface OrderFormRow {
  readonly identity: string
  /** User identity, or session token of an anonymous visitor. */
  readonly owner: string
  readonly createdAt: Instant
  /** The owner's form with the highest turn is the current one. */
  readonly turn: number
  readonly changedAt: Instant | null
  readonly adminCreated: boolean
  readonly origin: OrderFormOrigin | null
  readonly step: Schemas['StepName']
  readonly goal: Schemas['GoalName'] | null
  readonly files: OrderFormFiles
  readonly uploadFilesLater: boolean
  readonly wordCount: number | null
  readonly languageId: number | null
  readonly documents: ReadDocuments | null
  readonly declineEditing: boolean
  readonly service: string | null
  readonly tier: Schemas['DeliveryTier']
  readonly additions: readonly { readonly serviceIdentity: string; readonly quantity: number }[]
  readonly fixedAdditions: readonly string[]
  readonly bundle: {
    readonly interested: boolean
    /** Answers to the bundle questions by question; null until answered. */
    readonly answers: Readonly<Record<string, readonly string[]>> | null
    readonly id: string | null
  }
  readonly details: OrderFormDetails
  /** Earlier order of the same title that the person declared to be a different one. */
  readonly distinctFrom: string | null
  readonly codes: readonly string[]
  readonly referralEmails: readonly string[]
  readonly currencyIso: string | null
  readonly quote: {
    readonly estimateId: string
    readonly madeAt: Instant
    readonly convertedAt: Instant | null
  } | null
  readonly voucher: string | null
  readonly receiptCode: string | null
  readonly orderedAs: string | null
}
