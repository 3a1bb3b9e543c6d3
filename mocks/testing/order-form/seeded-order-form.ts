import type { FeatureFlags } from '../../scenarios/builders/feature-flags.ts'
import type { ScenarioName } from '../../scenarios/scenario-list.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import type { OrderFormRow } from '../../world/rows/order-form-rows.ts'
import type { PromotionalCodeRow } from '../../world/rows/pricing-rows.ts'
import { type TestBackend, testBackend } from '../backend-in-scenario.ts'

export const english: Partial<OrderFormRow> = {
  goal: 'editing',
  uploadFilesLater: true,
  wordCount: 5_200,
  languageId: 1,
  step: 'manuscript-services',
}

export async function withSeededForm<Name extends ScenarioName>(
  name: Name,
  changes: Partial<OrderFormRow> = english,
  flags?: Partial<FeatureFlags>,
): Promise<TestBackend<Name>> {
  const backend = await testBackend(name, { flags })
  await backend.send('GET /api/order-form/new')
  backend.world.orderForms.update('form-1', { ...changes, changedAt: fixedNow })
  return backend
}

export function codeOf(
  code: string,
  changes: Partial<PromotionalCodeRow> = {},
): PromotionalCodeRow {
  return {
    code,
    description: `What ${code} is for`,
    percentBased: true,
    amount: 10,
    endsAt: null,
    owner: null,
    offered: false,
    forClasses: null,
    minimumDollars: 0,
    usedBy: [],
    ...changes,
  }
}
