import type { Instant } from '../../../src/lib/instant.ts'
import type { ClockState } from '../clock/clock-state.ts'
import type { Schemas } from './contract-types.ts'
import type { FaultKind } from './fault-kind.ts'
import type { Verdict } from './manuscript-verdict.ts'
import type { OrderPlacement } from './order-placement.ts'

// Inside shapes of the contract, instants are ISO texts.

export interface StateRow {
  readonly id: 'world'
  readonly scenario: string
  readonly startedAt: Instant
  readonly formStep: Schemas['StepName'] | null
  readonly clock: ClockState
  /** Milliseconds that every answer is delayed. */
  readonly latency: number
  /** Session of the browser: its cookies are hidden from a service worker. */
  readonly browserSession: string | null
  readonly application: Schemas['Application']
}

export interface UserRow {
  readonly identity: string
  readonly email: string
  readonly password: string | null
  readonly account: StoredAccount
}

type DerivedAccountField =
  | 'credits'
  | 'customerSince'
  | 'fapiaos'
  | 'loggedIn'
  | 'missingFields'
  | 'loyaltyLevelIdentity'
  | 'numberOfOrders'
  | 'paymentMethods'
  | 'orderFormInProgress'
  | 'preferredGroup'
  | 'prepayments'
  | 'referralCreditsEarnedToDate'
  | 'status'
  | 'submittedTestimonial'
  | 'totalRewardPoints'
  | 'unpaidInvoices'
  | 'wfoeMigrationStatus'

export type StoredAccount = Omit<Schemas['User'], DerivedAccountField>

export interface SessionRow {
  readonly token: string
  readonly userIdentity: string | null
  readonly language: Schemas['Language']
  /** Instants that count towards the lock after too many wrong passwords. */
  readonly wrongPasswords: readonly number[]
}

export interface OrderRow {
  readonly identity: string
  /** User identity, or session token of an anonymous visitor. */
  readonly owner: string
  readonly createdAt: Instant
  /** As of its last write; effects of its deadline are derived. */
  readonly order: Schemas['Order']
  readonly placed: OrderPlacement
  /** When work can begin: at the order, or once its files arrived. */
  readonly receivedAt: Instant
  readonly completionNotified: boolean
}

export interface FileRow {
  readonly identity: string
  /** User identity, or session token of an anonymous visitor. */
  readonly owner: string
  readonly name: string
  readonly type: string
  /** In bytes. */
  readonly size: number
  readonly createdAt: Instant
}

/** Bytes are stored apart, so that lists of files do not load them. */
export interface ContentRow {
  readonly identity: string
  readonly bytes: Uint8Array
}

export interface AssessmentRow {
  readonly identity: string
  /** User identity, or session token of an anonymous visitor. */
  readonly owner: string
  readonly fileIdentity: string
  readonly name: string
  readonly createdAt: Instant
  readonly archived: boolean
  /** Computed at once; how much is shown depends on the time since. */
  readonly verdict: Verdict
}

export interface MailRow {
  readonly identity: string
  /** Recipient in lower case. */
  readonly to: string
  readonly language: Schemas['Language']
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Addresses are relative to the portal. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
  readonly createdAt: Instant
}

export interface FaultRow {
  readonly identity: string
  readonly operation: string
  readonly fault: FaultKind
  readonly left: number | null
}

export interface ReplayRow {
  readonly key: string
  /** Hash of the request, to detect a key reused for another request. */
  readonly fingerprint: string
  readonly status: number
  readonly body: unknown
  readonly headers: Record<string, string>
}
