import type { User } from '../../api/account.ts'

export type MigrationStatus = User['wfoeMigrationStatus']

/** How far somebody's move is: not theirs, the terms are asked for, it is under way, or done. */
export type MigrationStage = 'none' | 'terms' | 'waiting' | 'done'

export function migrationStage(status: MigrationStatus): MigrationStage {
  if (!status.inMigratingGroup) return 'none'
  if (!status.acceptedTermsOfService) return 'terms'
  return status.migrated ? 'done' : 'waiting'
}

/** Whether the move has to go on before the person may use anything else. */
export function isHeldByMigration(status: MigrationStatus): boolean {
  const stage = migrationStage(status)
  return stage === 'terms' || stage === 'waiting'
}

/**
 * What somebody outside the migrating group is told above their orders: that they may move, or that
 * they have chosen it. Nothing to those who chose to stay, and nothing once it was put off.
 */
export function migrationNotice(status: MigrationStatus): 'offer' | 'chosen' | undefined {
  const { inMigratingGroup, migrationEligible, optedOut, optedIn, noticeSkipped } = status
  if (inMigratingGroup || !migrationEligible || optedOut || noticeSkipped) return undefined
  return optedIn ? 'chosen' : 'offer'
}
