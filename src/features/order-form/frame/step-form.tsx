import type { ReactNode } from 'react'
import type { OrderForm } from '../../../api/order-form/order-form.ts'
import { Form } from '../../../ui/form/form.tsx'
import { useOrderForm } from './order-form-context.ts'
import { StepActions } from './step-actions.tsx'
import { useSaveStep } from './use-save-step.ts'

type Props = {
  /** Accessible name. */
  label: string
  save: () => Promise<OrderForm>
  children: ReactNode
}

// Loads Yup at the first input.
const schema = async () => (await import('./step-schema.ts')).stepSchema

/** The end of a step that has no fields. */
export function StepForm({ label, save, children }: Props) {
  const { step } = useOrderForm()
  const saveStep = useSaveStep(step)
  return (
    <Form label={label} schema={schema} initialValues={{}} onSubmit={() => saveStep(save)}>
      <StepActions>{children}</StepActions>
    </Form>
  )
}
