import type { GroupCode } from '../../backend/reference-data/preferred-groups.ts'
import { enterGroup, takeGroupDiscount } from '../../backend/rules/account/group-membership.ts'
import type { World } from '../../world/galley-world.ts'
import type { Person } from './people.ts'

export function insertMember(
  world: World,
  person: Person,
  code: GroupCode,
  { discountUsed = false }: { discountUsed?: boolean } = {},
): void {
  enterGroup(world, person.identity, code)
  if (discountUsed) takeGroupDiscount(world, person.identity)
}
