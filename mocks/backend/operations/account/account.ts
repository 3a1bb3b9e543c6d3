import { accountAddresses } from './account-addresses.ts'
import { accountDetails } from './account-details.ts'
import { accountGroup } from './account-group.ts'
import { accountMigration } from './account-migration.ts'
import { accountUser } from './account-user.ts'

export const account = {
  ...accountUser,
  ...accountDetails,
  ...accountAddresses,
  ...accountGroup,
  ...accountMigration,
}
