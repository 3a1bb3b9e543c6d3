import { expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import { personOfTable } from '../../../testing/payment/offered-methods-person.ts'
import { offeredCases, sortedIds } from '../../../testing/payment/offered-methods-table.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { stateOf } from '../../../world/world-state.ts'
import { migrationOf } from '../account/migration-of.ts'
import { allowedMethods } from './payment-methods-rules.ts'
import { validateBrazilMethod } from './validation/validate-method.ts'

const appliedIds: readonly number[] = [paymentMethodIds.credits, paymentMethodIds.voucher]

it.each(offeredCases)(
  'accepts from $person for $context',
  async ({ row, context, open, applied }) => {
    const { world, user } = await personOfTable(row, context)
    const site = stateOf(world).application.localization.code
    const { migrated } = migrationOf(world, user, fixedNow)
    const { brazilOption, adminCreated = false } = row
    const form = {
      acceptedTermsAndConditions: true,
      paymentMethodId: null,
      fapespNumber: '2024/01234-5',
      ...(brazilOption && { brazilPaymentMethods: brazilOption }),
    }
    const accepted = allowedMethods({ context, site, user, migrated, adminCreated }).filter(
      (id) => !brazilOption || appliedIds.includes(id) || !validateBrazilMethod(form, id),
    )
    expect(sortedIds(accepted)).toEqual(sortedIds([...open, ...applied]))
  },
)
