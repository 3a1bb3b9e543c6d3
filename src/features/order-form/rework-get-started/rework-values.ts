import type { OrderForm } from '../../../api/order-form/order-form.ts'
import type { ReworkBasicDetails } from '../../../api/order-form/order-form-saving.ts'
import {
  basicDetailsOf,
  type GetStartedValues,
  getStartedValues,
} from '../get-started/get-started-values.ts'
import { textServices } from '../services/service-rules.ts'

export type ReworkValues = GetStartedValues & {
  selectedService: string
}

export function reworkValues(form: OrderForm): ReworkValues {
  const chosen = textServices(form).find(({ selection }) => selection !== null)
  return { ...getStartedValues(form), selectedService: chosen?.identity ?? '' }
}

export function reworkDetailsOf(
  values: Parameters<typeof basicDetailsOf>[0] & { selectedService: string },
  asks: { text: boolean },
): ReworkBasicDetails {
  const { customerGoal: _, bundlesRequested: __, ...text } = basicDetailsOf(values, asks)
  return { selectedService: values.selectedService, ...text }
}
