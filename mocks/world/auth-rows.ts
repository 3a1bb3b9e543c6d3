// Instants are epoch milliseconds.

/** The link of a mail by which a password is chosen, once. */
export interface PasswordResetRow {
  readonly hash: string
  readonly userIdentity: string
  readonly createdAt: number
  readonly usedAt: number | null
}

/** Who a provider says that somebody is. */
export interface VouchedProfile {
  /** Null where the provider does not tell. */
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
}

/** A code that is shown to be scanned with WeChat, and what came of it. */
export interface WechatLoginRow {
  readonly loginCode: string
  /** The session that asked for it. */
  readonly token: string
  readonly createdAt: number
  readonly scannedAt: number | null
  readonly answeredAt: number | null
  /** Whoever said yes in WeChat: an account, or the profile of somebody new. Null until then, and after a no. */
  readonly approvedBy: { readonly userIdentity: string } | VouchedProfile | null
  /** Where the session was sent once it came true, so that asking again answers the same. */
  readonly redirectUri: string | null
}

/** A visit to a sign-on provider. */
export interface SignOnRow {
  readonly state: string
  /** The session that left for it. */
  readonly token: string
  readonly providerId: string
  readonly redirect: string | null
  readonly origin: string | null
  /** The code of the referral link that the person came by. */
  readonly referralCode: string | null
  readonly createdAt: number
  readonly answeredAt: number | null
}

/** What a provider said of somebody who has no account yet, for the registration that follows. */
export interface ConfirmationRow extends VouchedProfile {
  readonly code: string
  readonly providerId: string
  readonly providerName: string
  readonly createdAt: number
  readonly usedAt: number | null
}
