import { expect, it } from 'vitest'
import { migrationOf } from '../../mocks/backend/rules/account/migration-of.ts'
import { paymentDataOf } from '../../mocks/backend/rules/loads/payment-data.ts'
import { allowedMethods } from '../../mocks/backend/rules/payment/payment-methods-rules.ts'
import { personOfTable } from '../../mocks/testing/payment/offered-methods-person.ts'
import { offeredCases, sortedIds } from '../../mocks/testing/payment/offered-methods-table.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { stateOf } from '../../mocks/world/world-state.ts'
import { offeredMethods } from '../../src/domain/payment/choices/payment-method-rules.ts'

it.each(offeredCases)(
  'lists for $person for $context',
  async ({ row, context, open, disabled }) => {
    const { world, user } = await personOfTable(row, context)
    const { brazilOption, isStaff = false } = row
    const site = stateOf(world).application.localization.code
    const { migrated } = migrationOf(world, user, fixedNow)
    const methods =
      context === 'payoff'
        ? allowedMethods({ context, site, user, migrated }).map((id) => ({ id, name: '' }))
        : paymentDataOf(world, user, user.identity, [], fixedNow).paymentMethods
    const listed = offeredMethods(methods, { context, isStaff, brazilOption })
    const ids = (isDisabled: boolean) =>
      sortedIds(listed.filter((method) => method.isDisabled === isDisabled).map(({ id }) => id))
    expect([ids(false), ids(true)]).toEqual([open, disabled])
  },
)
