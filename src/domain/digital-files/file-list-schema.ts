import { array, object, string } from 'yup'
import { fileStatuses } from './file-list-terms.ts'

export const fileListSchema = object({
  status: array(string().oneOf(fileStatuses).required()).default([]),
  sort: string()
    .oneOf(['', 'oldest'] as const)
    .default(''),
})
