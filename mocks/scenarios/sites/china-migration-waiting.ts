import { MOVED_AFTER } from '../../backend/rules/account/migration-times.ts'
import { buildMigratingCustomer } from '../builders/migrating-customer.ts'
import { defineScenario } from '../scenario.ts'
import { chenLihua } from './people-abroad.ts'

/** The terms were just accepted; the migration is pending. */
export const chinaMigrationWaiting = defineScenario({
  site: 'cn',
  signedIn: chenLihua,
  build({ world, start }) {
    const acceptedAt = start - MOVED_AFTER / 2
    const migration = { mustMove: true, acceptedAt }
    const movedAt = acceptedAt + MOVED_AFTER
    return { ...buildMigratingCustomer({ world, start, migration }), movedAt }
  },
})
