import { object } from 'yup'

export const stepSchema = object({})
