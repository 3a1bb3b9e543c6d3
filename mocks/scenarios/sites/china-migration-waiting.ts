import { MOVED_AFTER } from '../../backend/rules/account/migration-times.ts'
import { chenLihua } from '../builders/people-abroad.ts'
import { defineScenario } from '../builders/scenario.ts'
import { buildMigratingCustomer } from './migrating-customer.ts'

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
