import type { components } from '../../src/api/generated/schema.gen.ts'
import type { ClockState } from './clock-state.ts'
import type { FaultKind } from './fault-kind.ts'
import type { Verdict } from './manuscript-verdict.ts'
import type { OrderPlacement } from './order-placement.ts'

// What a table holds of each thing. Instants are epoch milliseconds, but for those that stand in
// the contract's own shapes, which are ISO texts.

type Schemas = components['schemas']

/** Everything there is only one of. */
export interface StateRow {
  readonly id: 'world'
  readonly scenario: string
  readonly startedAt: number
  /** The step that the scenario's order form was brought to; null where it was left as it is. */
  readonly formStep: Schemas['StepName'] | null
  readonly clock: ClockState
  /** Milliseconds that every answer is held back. */
  readonly latency: number
  /** The session of the browser that this world is in; a browser hides its cookies from a worker. */
  readonly browserSession: string | null
  readonly application: Schemas['Application']
}

export interface UserRow {
  readonly identity: string
  readonly email: string
  /** Null for somebody who signs in by a provider only. */
  readonly password: string | null
  readonly account: StoredAccount
}

/** What of an account follows from other tables and is worked out when asked. */
export type DerivedAccountField =
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

/** The account as the contract shows it, but for what is worked out when asked. */
export type StoredAccount = Omit<Schemas['User'], DerivedAccountField>

export interface SessionRow {
  readonly token: string
  readonly userIdentity: string | null
  readonly language: Schemas['Language']
  /** Instants of the wrong passwords that count towards too many. */
  readonly wrongPasswords: readonly number[]
}

export interface OrderRow {
  /** The order number, which is the external id. */
  readonly identity: string
  /** The identity of the user, or the token of the session that nobody has signed in to. */
  readonly owner: string
  readonly createdAt: number
  /** The order as it was last changed; what its deadline has done since is worked out when asked. */
  readonly order: Schemas['Order']
  readonly placed: OrderPlacement
  /** Since when the work can begin: when it was ordered, or when its files came. Epoch milliseconds. */
  readonly receivedAt: number
  /** Whether people were told that it is done. */
  readonly told: boolean
}

export interface FileRow {
  readonly identity: string
  /** The identity of the user, or the token of the session that nobody has signed in to. */
  readonly owner: string
  readonly name: string
  /** The media type as it was sent. */
  readonly type: string
  /** In bytes. */
  readonly size: number
  readonly createdAt: number
}

/** The bytes of a file, apart from what lists show of it. */
export interface ContentRow {
  readonly identity: string
  readonly bytes: Uint8Array
}

export interface AssessmentRow {
  readonly identity: string
  /** The identity of the user, or the token of the session that nobody has signed in to. */
  readonly owner: string
  readonly fileIdentity: string
  readonly name: string
  readonly createdAt: number
  readonly archived: boolean
  /** What the proofreader said at once; how much of it shows depends on the time since. */
  readonly verdict: Verdict
}

/** A mail that the real server would have sent; the Outbox shows it. */
export interface MailRow {
  readonly identity: string
  /** The address it goes to, in small letters. */
  readonly to: string
  readonly language: Schemas['Language']
  readonly subject: string
  /** Paragraphs of plain text. */
  readonly paragraphs: readonly string[]
  /** What the reader can follow: words and an address, relative to the portal. */
  readonly links: readonly { readonly words: string; readonly href: string }[]
  readonly createdAt: number
}

/** A fault to answer with instead of, or on the way to, the operation's own answer. */
export interface FaultRow {
  readonly identity: string
  readonly operation: string
  readonly fault: FaultKind
  /** How many more calls it meets; null means every one. */
  readonly left: number | null
}

/** The answer recorded for an idempotency key, given again when the key comes again. */
export interface ReplayRow {
  readonly key: string
  /** What the request said, so that the same key for another request is noticed. */
  readonly fingerprint: string
  readonly status: number
  readonly body: unknown
  readonly headers: Record<string, string>
}
