import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { currentStepIn, type StepName } from './form-steps.ts'
import { duplicateOfForm, stepsOfForm } from './order-form-view.ts'

export function stepAfter(world: World, form: OrderFormRow, step: StepName): StepName {
  const { all, open } = stepsOfForm(world, form)
  const next = all[all.indexOf(step) + 1]
  return next !== undefined && open.includes(next) ? next : step
}

export function currentStep(world: World, form: OrderFormRow): StepName {
  const { all, open } = stepsOfForm(world, form)
  return currentStepIn(all, open, form.step).current.name
}

/** Undefined if the step is not open. Leaving the duplicate question confirms a new order. */
export function goToStep(
  world: World,
  form: OrderFormRow,
  step: StepName,
): Partial<OrderFormRow> | undefined {
  const duplicate = duplicateOfForm(world, form)
  const isPast = step === 'payment-details' && currentStep(world, form) === 'duplicate-order'
  const confirmation = duplicate && isPast ? { distinctFrom: duplicate.externalId } : {}
  const { open } = stepsOfForm(world, { ...form, ...confirmation })
  return open.includes(step) ? { ...confirmation, step } : undefined
}

export function stepBefore(world: World, form: OrderFormRow): StepName | undefined {
  const { all, open } = stepsOfForm(world, form)
  return currentStepIn(all, open, form.step).previous?.name
}
