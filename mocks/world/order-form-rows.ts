import type { components } from '../../src/api/generated/schema.gen.ts'

type Schemas = components['schemas']

/** Where an order form came from, and what of it. */
export type OrderFormOrigin = {
  readonly kind: 'rework' | 'reedit' | 'digital-edit' | 'language-assessment'
  /** The number of the order, or the identity of the edit or assessment. */
  readonly identity: string
}

/** Identities of files by what they are. */
export type OrderFormFiles = Readonly<Record<keyof Schemas['FormManuscripts'], readonly string[]>>

/** What was read in the main files. */
export type ReadDocuments = {
  /** From when on it is known, epoch milliseconds. */
  readonly knownFrom: number
  /** Null where the words cannot be counted. */
  readonly wordCount: number | null
  readonly languageId: number | null
  /** The area of study that the text points to. */
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

/**
 * An order form as the person has filled it in, kept plainly: what it costs, when it is due and
 * which steps it has is worked out when asked. It never expires.
 */
export interface OrderFormRow {
  readonly identity: string
  /** The identity of the user, or the token of the session that nobody has signed in to. */
  readonly owner: string
  readonly createdAt: number
  /** The highest one of an owner is the one to go on with. */
  readonly turn: number
  /** When something was saved last; null while nothing was. */
  readonly changedAt: number | null
  readonly adminCreated: boolean
  readonly origin: OrderFormOrigin | null
  /** The step the person was brought to last. */
  readonly step: Schemas['StepName']
  readonly goal: Schemas['GoalName'] | null
  readonly files: OrderFormFiles
  readonly uploadFilesLater: boolean
  /** As the person stated or confirmed it. */
  readonly wordCount: number | null
  readonly languageId: number | null
  readonly documents: ReadDocuments | null
  readonly declineEditing: boolean
  /** The service that works on the text. */
  readonly service: string | null
  readonly tier: Schemas['DeliveryTier']
  /** Everything beside it, with how many figures or tables. */
  readonly additions: readonly { readonly serviceIdentity: string; readonly quantity: number }[]
  readonly bundle: {
    readonly interested: boolean
    /** Answers to the bundle questions, by the question; null while they are not answered. */
    readonly answers: Readonly<Record<string, readonly string[]>> | null
    readonly id: string | null
  }
  readonly details: OrderFormDetails
  /** The number of the earlier order of the same title that this one is not. */
  readonly newDespite: string | null
  /** Promotional codes that are on this order. */
  readonly codes: readonly string[]
  readonly referralEmails: readonly string[]
  /** The currency chosen in the form; the account's own goes before it. */
  readonly currencyIso: string | null
  readonly quote: {
    readonly estimateId: string
    readonly madeAt: number
    /** When it was made an order; null until then. */
    readonly convertedAt: number | null
  } | null
  readonly voucher: string | null
  readonly receiptCode: string | null
  /** The number of the order that it became; null while it is none. */
  readonly orderedAs: string | null
}
