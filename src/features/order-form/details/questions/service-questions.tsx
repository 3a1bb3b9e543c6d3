import type { ServiceDetails } from '../../../../api/order-form/order-form-queries.ts'

type Props = { serviceDetails: ServiceDetails }

export function ServiceQuestions(_: Props) {
  return null
}
