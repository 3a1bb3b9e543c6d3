import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import { placeIn, type StepName } from './form-steps.ts'
import { duplicateOfForm, stepsOfForm } from './order-form-view.ts'

/** The next open step, or `step` itself if none is open. */
export function stepAfter(world: World, form: OrderFormRow, step: StepName): StepName {
  const { all, open } = stepsOfForm(world, form)
  const next = all[all.indexOf(step) + 1]
  return next !== undefined && open.includes(next) ? next : step
}

export function currentStep(world: World, form: OrderFormRow): StepName {
  const { all, open } = stepsOfForm(world, form)
  return placeIn(all, open, form.step).current.name
}

/**
 * The changes of going to a step; undefined if it is not open. Leaving the duplicate question
 * confirms a new order.
 */
export function goTo(
  world: World,
  form: OrderFormRow,
  step: StepName,
): Partial<OrderFormRow> | undefined {
  const duplicate = duplicateOfForm(world, form)
  const isPast = step === 'payment-details' && currentStep(world, form) === 'duplicate-order'
  const said = duplicate && isPast ? { newDespite: duplicate.externalId } : {}
  const { open } = stepsOfForm(world, { ...form, ...said })
  return open.includes(step) ? { ...said, step } : undefined
}

export function stepBefore(world: World, form: OrderFormRow): StepName | undefined {
  const { all, open } = stepsOfForm(world, form)
  return placeIn(all, open, form.step).previous?.name
}
