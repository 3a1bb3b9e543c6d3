import { buildMigratingCustomer } from '../builders/migrating-customer.ts'
import { defineScenario } from '../scenario.ts'
import { chenLihua } from './people-abroad.ts'

/** In the migrating group: the terms must be accepted first. */
export const chinaMigrating = defineScenario({
  site: 'cn',
  signedIn: chenLihua,
  build: ({ world, start }) =>
    buildMigratingCustomer({ world, start, migration: { mustMove: true } }),
})
