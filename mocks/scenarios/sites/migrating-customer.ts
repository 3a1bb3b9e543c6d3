import type { World } from '../../world/galley-world.ts'
import type { MigrationRow } from '../../world/rows/account-rows.ts'
import type { StoredAccount } from '../../world/rows/rows.ts'
import { abroadOrders } from '../builders/orders/abroad-orders.ts'
import { insertOrders } from '../builders/orders/insert-orders.ts'
import { chenLihua } from '../builders/people-abroad.ts'
import { accountFor } from '../builders/person-account.ts'
import { personFacts } from '../builders/scenario.ts'

type Migrating = {
  world: World
  start: number
  migration: Partial<Omit<MigrationRow, 'owner'>>
  account?: Partial<StoredAccount>
}

/** Chen Lihua without debts, at some stage of the migration to the company in China. */
export function buildMigratingCustomer({ world, start, migration, account }: Migrating) {
  const person = chenLihua
  world.users.insert(accountFor(person, account))
  world.migrations.insert({
    owner: person.identity,
    mustMove: false,
    eligible: false,
    optedOut: false,
    optedInAt: null,
    acceptedAt: null,
    ...migration,
  })
  const { awaitingPayment: _unpaid, ...settled } = abroadOrders(person)
  const orders = insertOrders({ world, person, start }, settled)
  return { person: personFacts(person), orders }
}
