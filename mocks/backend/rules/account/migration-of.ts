import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { unpaidInvoicesOf } from '../invoices/invoices-to-pay.ts'
import { migrationStatusAt } from './migration-status.ts'

export function migrationOf(
  world: World,
  { identity, account }: UserRow,
  now: Instant,
): Schemas['WfoeMigrationStatus'] {
  const unpaid = unpaidInvoicesOf(world, identity, account.currency)
  return migrationStatusAt(world.migrations.get(identity), unpaid, now)
}
