import type { MembershipRow, MigrationRow } from '../../world/rows/account-rows.ts'
import type {
  ConfirmationRow,
  PasswordResetRow,
  SignOnRow,
  VouchedProfile,
  WechatLoginRow,
} from '../../world/rows/auth-rows.ts'
import type { SessionRow, UserRow } from '../../world/rows/rows.ts'
import {
  contract,
  contractChecked,
  either,
  fields,
  flag,
  instant,
  listOf,
  orNull,
  text,
} from './row-shape.ts'

const profile = { email: orNull(text), firstName: text, lastName: text }

export const accountShapes = {
  users: fields<UserRow>({
    identity: text,
    email: text,
    password: orNull(text),
    account: contractChecked<UserRow['account']>(),
  }),
  sessions: fields<SessionRow>({
    token: text,
    userIdentity: orNull(text),
    language: contract('Language'),
    wrongPasswords: listOf(instant),
  }),
  passwordResets: fields<PasswordResetRow>({
    hash: text,
    userIdentity: text,
    createdAt: instant,
    usedAt: orNull(instant),
  }),
  wechatLogins: fields<WechatLoginRow>({
    loginCode: text,
    token: text,
    createdAt: instant,
    scannedAt: orNull(instant),
    answeredAt: orNull(instant),
    approvedBy: orNull(
      either(
        fields<{ readonly userIdentity: string }>({ userIdentity: text }),
        fields<VouchedProfile>(profile),
      ),
    ),
    redirectUri: orNull(text),
  }),
  signOns: fields<SignOnRow>({
    state: text,
    token: text,
    providerId: text,
    redirect: orNull(text),
    origin: orNull(text),
    referralCode: orNull(text),
    createdAt: instant,
    answeredAt: orNull(instant),
  }),
  confirmations: fields<ConfirmationRow>({
    ...profile,
    code: text,
    providerId: text,
    providerName: text,
    createdAt: instant,
    usedAt: orNull(instant),
  }),
  memberships: fields<MembershipRow>({
    identity: text,
    owner: text,
    code: text,
    current: flag,
    discountUsed: flag,
  }),
  migrations: fields<MigrationRow>({
    owner: text,
    mustMove: flag,
    eligible: flag,
    optedOut: flag,
    optedInAt: orNull(instant),
    acceptedAt: orNull(instant),
  }),
}
