import type { User } from '../../api/account.ts'

export type MigrationStatus = User['wfoeMigrationStatus']

type MigrationStage = 'none' | 'terms' | 'waiting' | 'done'

/** Every page asks, so an answer without the status must not take them all down. */
export function migrationStage(status: MigrationStatus | undefined): MigrationStage {
  if (!status?.inMigratingGroup) return 'none'
  if (!status.acceptedTermsOfService) return 'terms'
  return status.migrated ? 'done' : 'waiting'
}

export function isHeldByMigration(status: MigrationStatus | undefined): boolean {
  const stage = migrationStage(status)
  return stage === 'terms' || stage === 'waiting'
}

export function migrationNotice(
  status: MigrationStatus | undefined,
): 'offer' | 'chosen' | undefined {
  if (!status) return undefined
  const { inMigratingGroup, migrationEligible, optedOut, optedIn, noticeSkipped } = status
  if (inMigratingGroup || !migrationEligible || optedOut || noticeSkipped) return undefined
  return optedIn ? 'chosen' : 'offer'
}
