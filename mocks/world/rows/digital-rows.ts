import type { Instant } from '../../../src/lib/instant.ts'
import type { Schemas } from './contract-types.ts'
import type { Finding, UnusableReason } from './manuscript-verdict.ts'

export interface DigitalEditRow {
  readonly identity: string
  readonly owner: string
  readonly fileIdentity: string
  readonly name: string
  readonly createdAt: Instant
  readonly archived: boolean
  readonly styleOfEnglish: Schemas['StyleOfEnglish']
  /** Computed at once, shown when the edit is done. Findings are null until the file is read. */
  readonly outcome:
    | { readonly kind: 'edited'; readonly findings: readonly Finding[] | null }
    | { readonly kind: 'failed'; readonly reason: UnusableReason }
}

export interface DigitalTranslationRow {
  readonly identity: string
  readonly owner: string
  readonly fileIdentity: string
  readonly name: string
  readonly createdAt: Instant
  readonly archived: boolean
  readonly language: Schemas['DigitalTranslationLanguage']
  readonly purchaseIdentity: string
  /** Computed at once, shown when the translation is done. */
  readonly outcome:
    | { readonly kind: 'translated' }
    | { readonly kind: 'failed'; readonly reason: UnusableReason }
}

export interface DigitalPurchaseRow {
  readonly identity: string
  readonly owner: string
  readonly type: Schemas['DigitalProductType']
  readonly availablePurchaseIdentity: string
  readonly name: string
  readonly label: string | null
  /** In `currencyIso`; `fullPrice` is before discount. */
  readonly price: number
  readonly fullPrice: number
  readonly currencyIso: string
  readonly allowedLanguages: readonly Schemas['DigitalTranslationLanguage'][]
  /** Null for the subscription, which has no limit. */
  readonly numberOfUsesAvailable: number | null
  readonly numberOfUsesRemaining: number | null
  readonly createdAt: Instant
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly receiptCode: string | null
}

/** The last manuscript refused for its length, listed until another is submitted. */
export interface TooLongManuscriptRow {
  readonly owner: string
  readonly fileIdentity: string
}
