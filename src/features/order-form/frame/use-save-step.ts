import { endsSession } from '../../../api/errors/api-failure.ts'
import type { OrderForm, StepName } from '../../../api/order-form/order-form.ts'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { useOrderForm } from './order-form-context.ts'
import { useOpenStep } from './redirect-to-open-step.tsx'
import { stepToOpen } from './step-rules.ts'
import { useIsGone } from './use-gone-form.ts'

/** Makes a `FormFailure` of a refusal that concerns fields, as `refusalAt` does. */
type ToFieldFailure = (error: unknown) => unknown

const isAtFields = (failure: unknown) => failure instanceof FormFailure && failure.fields.size > 0

/** A failure at no field opens a dialog; one that `save` returns is up to the screen. */
export function useSaveStep(goBackTo: StepName) {
  const openStep = useOpenStep()
  const { reportFailure } = useOrderForm()
  const isGone = useIsGone()
  return async (
    save: () => Promise<Pick<OrderForm, 'steps'> | FormFailure>,
    toFieldFailure: ToFieldFailure = (error) => error,
  ): Promise<FormFailure | undefined> => {
    try {
      const saved = await save()
      if (saved instanceof FormFailure) return saved
      await openStep(stepToOpen(saved.steps))
      return undefined
    } catch (error) {
      const failure = toFieldFailure(error)
      if (isAtFields(failure) || endsSession(error)) throw failure
      if (!(await isGone(error))) reportFailure({ error, goBackTo })
      return new FormFailure({})
    }
  }
}
