import { accountGroup } from './account-group.ts'
import { accountMigration } from './account-migration.ts'
import { accountUser } from './account-user.ts'

export const account = { ...accountUser, ...accountGroup, ...accountMigration }
