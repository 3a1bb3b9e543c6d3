import { parseInstant } from '../../../../src/lib/calendar.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import type { MigrationRow } from '../../../world/rows/account-rows.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { MOVED_AFTER, TAKEN_IN_AFTER } from './migration-times.ts'

type DatedInvoice = Pick<Schemas['UnpaidInvoice'], 'transactionDate'>

const isPast = (instant: Instant | null, by: number, now: Instant) =>
  instant !== null && now >= instant + by

/** Only earlier invoices block a migration, so that it is never undone. */
export function migrationStatusAt(
  row: MigrationRow | undefined,
  unpaid: readonly DatedInvoice[],
  now: Instant,
): Schemas['WfoeMigrationStatus'] {
  const acceptedAt = row?.acceptedAt ?? null
  const movedAt = (acceptedAt ?? now) + MOVED_AFTER
  const isHeld = unpaid.some(({ transactionDate }) => parseInstant(transactionDate) < movedAt)
  return {
    acceptedTermsOfService: acceptedAt !== null,
    migrated: isPast(acceptedAt, MOVED_AFTER, now) && !isHeld,
    inMigratingGroup:
      row !== undefined && (row.mustMove || isPast(row.optedInAt, TAKEN_IN_AFTER, now)),
    optedOut: row?.optedOut ?? false,
    optedIn: row !== undefined && row.optedInAt !== null,
    hasUnpaidInvoices: unpaid.length > 0,
    migrationEligible: row?.eligible ?? false,
    noticeSkipped: false,
  }
}

export function optInRefusal(
  status: Pick<
    Schemas['WfoeMigrationStatus'],
    'inMigratingGroup' | 'migrationEligible' | 'optedOut'
  >,
): 'wfoe-opt-in-not-needed' | 'wfoe-opt-in-not-eligible' | undefined {
  if (status.inMigratingGroup) return 'wfoe-opt-in-not-needed'
  return status.migrationEligible ? undefined : 'wfoe-opt-in-not-eligible'
}
