import { useMutation } from '@tanstack/react-query'
import { endsSession } from '../../../../api/errors/api-failure.ts'
import { setBundleInterestMutation } from '../../../../api/order-form/order-form-bundles.ts'
import { useOrderForm } from '../../frame/order-form-context.ts'
import { useSaveStep } from '../../frame/use-save-step.ts'

export function useBundleInterest() {
  const { orderForm, step } = useOrderForm()
  const { mutateAsync, isPending } = useMutation(setBundleInterestMutation())
  const saveStep = useSaveStep(step)
  const { identity } = orderForm
  return {
    isSaving: isPending,
    async setInterest(interested: boolean) {
      try {
        await saveStep(() => mutateAsync({ identity, body: { interested } }))
      } catch (error) {
        if (!endsSession(error)) throw error
      }
    },
  }
}
