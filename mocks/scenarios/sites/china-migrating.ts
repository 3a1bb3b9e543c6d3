import { chenLihua } from '../builders/people-abroad.ts'
import { defineScenario } from '../builders/scenario.ts'
import { buildMigratingCustomer } from './migrating-customer.ts'

/** In the migrating group: the terms must be accepted first. */
export const chinaMigrating = defineScenario({
  site: 'cn',
  signedIn: chenLihua,
  build: ({ world, start }) =>
    buildMigratingCustomer({ world, start, migration: { mustMove: true } }),
})
