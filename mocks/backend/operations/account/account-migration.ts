import { operationsOf } from '../../calls/operation-types.ts'
import { optInRefusal } from '../../rules/account/migration-status.ts'
import { requireOwnIdentity } from '../../rules/account/own-identity.ts'
import { accountOf } from '../../rules/loads/account-load.ts'

export const accountMigration = operationsOf({
  acceptMigrationTerms({ world, user, path, now, reply }) {
    requireOwnIdentity(user, path.identity)
    const { inMigratingGroup, acceptedTermsOfService } = accountOf(
      world,
      user,
      now,
    ).wfoeMigrationStatus
    if (!inMigratingGroup) return reply(200, { error: 'wfoe-terms-not-asked-for' })
    if (!acceptedTermsOfService) world.migrations.update(user.identity, { acceptedAt: now })
    const { wfoeMigrationStatus } = accountOf(world, user, now)
    return reply(200, { wfoeMigrationStatus })
  },

  optInToMigration({ world, user, path, now, reply }) {
    requireOwnIdentity(user, path.identity)
    const status = accountOf(world, user, now).wfoeMigrationStatus
    if (!status.optedIn) {
      const error = optInRefusal(status)
      if (error) return reply(200, { error })
      world.migrations.update(user.identity, { optedInAt: now })
    }
    const { wfoeMigrationStatus } = accountOf(world, user, now)
    return reply(200, { wfoeMigrationStatus })
  },
})
