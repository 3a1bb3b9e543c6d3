import type { MembershipRow, MigrationRow } from './account-rows.ts'
import type { OrderFormRow } from './order-form-rows.ts'
import type {
  AssessmentRow,
  ContentRow,
  FaultRow,
  FileRow,
  MailRow,
  OrderRow,
  ReplayRow,
  SessionRow,
  StateRow,
  UserRow,
} from './rows.ts'
import { table } from './table.ts'

const newestFirst = {
  sort: (row: { readonly createdAt: number }) => row.createdAt,
  descending: true,
} as const

/** Every table of Galley's world: its key, what is unique in it, and the orders it is read in. */
export const tables = {
  state: table<StateRow>()({ key: 'id' }),
  users: table<UserRow>()({ key: 'identity', unique: ['email'] }),
  sessions: table<SessionRow>()({
    key: 'token',
    indexes: { byUser: { of: (session) => session.userIdentity } },
  }),
  memberships: table<MembershipRow>()({
    key: 'identity',
    indexes: {
      currentByOwner: { of: (membership) => (membership.current ? membership.owner : undefined) },
    },
  }),
  migrations: table<MigrationRow>()({ key: 'owner' }),
  orders: table<OrderRow>()({
    key: 'identity',
    indexes: { byOwner: { of: (order) => order.owner, ...newestFirst } },
  }),
  files: table<FileRow>()({
    key: 'identity',
    indexes: { byOwner: { of: (file) => file.owner, ...newestFirst } },
  }),
  contents: table<ContentRow>()({ key: 'identity' }),
  assessments: table<AssessmentRow>()({
    key: 'identity',
    indexes: {
      byOwner: {
        of: (assessment) => (assessment.archived ? undefined : assessment.owner),
        ...newestFirst,
      },
    },
  }),
  orderForms: table<OrderFormRow>()({
    key: 'identity',
    indexes: { byOwner: { of: (form) => form.owner, ...newestFirst } },
  }),
  mails: table<MailRow>()({
    key: 'identity',
    indexes: { byRecipient: { of: (mail) => mail.to, ...newestFirst } },
  }),
  faults: table<FaultRow>()({
    key: 'identity',
    indexes: { byOperation: { of: (fault) => fault.operation } },
  }),
  replays: table<ReplayRow>()({ key: 'key' }),
}
