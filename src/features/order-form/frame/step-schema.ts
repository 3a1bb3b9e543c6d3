import { object } from 'yup'

/** Of a step without fields. */
export const stepSchema = object({})
