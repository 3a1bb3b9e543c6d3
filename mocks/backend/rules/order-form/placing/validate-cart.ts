import type { Instant } from '../../../../../src/lib/instant.ts'
import type { World } from '../../../../world/galley-world.ts'
import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../../world/rows/order-form-rows.ts'
import { needsAgreement } from '../form-offers.ts'
import { orderFormOf, stepsOfForm } from '../order-form-view.ts'

export function validateCart(
  world: World,
  form: OrderFormRow,
  now: Instant,
): Schemas['OrderCartRefusalKey'] | undefined {
  const order = orderFormOf(world, form, now)
  const { noServiceOption, veryLongWordCount, lineItems, displayedManuscripts } = order
  if (veryLongWordCount) return 'order-word-count-very-long'
  if (noServiceOption) return 'order-no-service-option'
  if (needsAgreement(form)) return 'order-service-needs-quote'
  if (lineItems.length === 0) return 'order-no-services'
  if (displayedManuscripts.length === 0 && !form.uploadFilesLater) return 'order-no-files'
  return stepsOfForm(world, form).open.includes('payment-details') ? undefined : 'order-incomplete'
}
