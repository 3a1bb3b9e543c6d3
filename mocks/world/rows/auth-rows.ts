import type { Instant } from '../../../src/lib/instant.ts'

export interface PasswordResetRow {
  readonly hash: string
  readonly userIdentity: string
  readonly createdAt: Instant
  readonly usedAt: Instant | null
}

export interface VouchedProfile {
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
}

export interface WechatLoginRow {
  readonly loginCode: string
  readonly token: string
  readonly createdAt: Instant
  readonly scannedAt: Instant | null
  readonly answeredAt: Instant | null
  /** Account or new profile that approved in WeChat; null before, and after a decline. */
  readonly approvedBy: { readonly userIdentity: string } | VouchedProfile | null
  /** Stored so that polling again returns the same target. */
  readonly redirectUri: string | null
}

export interface SignOnRow {
  readonly state: string
  readonly token: string
  readonly providerId: string
  readonly redirect: string | null
  readonly origin: string | null
  readonly referralCode: string | null
  readonly createdAt: Instant
  readonly answeredAt: Instant | null
}

export interface ConfirmationRow extends VouchedProfile {
  readonly code: string
  readonly providerId: string
  readonly providerName: string
  readonly createdAt: Instant
  readonly usedAt: Instant | null
}
