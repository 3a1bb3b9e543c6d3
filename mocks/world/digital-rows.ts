import type { components } from '../../src/api/generated/schema.gen.ts'
import type { Finding, UnusableReason } from './manuscript-verdict.ts'

// Manuscripts given to the automatic services, and what was bought of these. Instants are epoch
// milliseconds.

type Schemas = components['schemas']

export interface DigitalEditRow {
  readonly identity: string
  readonly owner: string
  readonly fileIdentity: string
  readonly name: string
  readonly createdAt: number
  readonly archived: boolean
  readonly styleOfEnglish: Schemas['StyleOfEnglish']
  /** Known at once; it shows when the edit is done. Findings are null where the file was not read yet. */
  readonly outcome:
    | { readonly kind: 'edited'; readonly findings: readonly Finding[] | null }
    | { readonly kind: 'failed'; readonly reason: UnusableReason }
}

export interface DigitalTranslationRow {
  readonly identity: string
  readonly owner: string
  readonly fileIdentity: string
  readonly name: string
  readonly createdAt: number
  readonly archived: boolean
  readonly language: Schemas['DigitalTranslationLanguage']
  /** The package that it took a use of. */
  readonly purchaseIdentity: string
  /** Known at once; it shows when the translation is done. */
  readonly outcome:
    | { readonly kind: 'translated' }
    | { readonly kind: 'failed'; readonly reason: UnusableReason }
}

export interface DigitalPurchaseRow {
  readonly identity: string
  readonly owner: string
  readonly type: Schemas['DigitalProductType']
  /** Which of the purchases on offer it was. */
  readonly availablePurchaseIdentity: string
  readonly name: string
  readonly label: string | null
  /** In the currency of the three letters, as it was paid; `fullPrice` is without discount. */
  readonly price: number
  readonly fullPrice: number
  readonly currencyIso: string
  readonly allowedLanguages: readonly Schemas['DigitalTranslationLanguage'][]
  /** Uses that it held and has left; null for the subscription, which has no limit. */
  readonly numberOfUsesAvailable: number | null
  readonly numberOfUsesRemaining: number | null
  readonly createdAt: number
  readonly startsAt: number
  readonly endsAt: number
  /** Null for a trial, which nobody paid. */
  readonly receiptCode: string | null
}

/** The manuscript that was last refused for its length; the list names it until another is sent. */
export interface TooLongManuscriptRow {
  readonly owner: string
  readonly fileIdentity: string
}
