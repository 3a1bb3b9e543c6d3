import { mixed } from 'yup'
import type { ServiceDetails } from '../../../../api/order-form/order-form-queries.ts'
import type { AnswerValues } from '../details-values.ts'

export function answersSchema(_: ServiceDetails) {
  return mixed<AnswerValues>().default({})
}
