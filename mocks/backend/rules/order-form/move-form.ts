import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import { placeIn, type StepName } from './form-steps.ts'
import { duplicateOfForm, stepsOfForm } from './order-form-view.ts'

/** The step that follows another one in a form as it is now, or that step itself where none may. */
export function stepAfter(world: World, form: OrderFormRow, step: StepName): StepName {
  const { all, open } = stepsOfForm(world, form)
  const next = all[all.indexOf(step) + 1]
  return next !== undefined && open.includes(next) ? next : step
}

/** The step that a form stands at. */
export function currentStep(world: World, form: OrderFormRow): StepName {
  const { all, open } = stepsOfForm(world, form)
  return placeIn(all, open, form.step).current.name
}

/**
 * What going to a step changes; undefined where it may not be opened yet. Whoever goes on from the
 * question about the duplicate says that the order is a new one.
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

/** The step before the one that a form stands at; undefined at the first. */
export function stepBefore(world: World, form: OrderFormRow): StepName | undefined {
  const { all, open } = stepsOfForm(world, form)
  return placeIn(all, open, form.step).previous?.name
}
