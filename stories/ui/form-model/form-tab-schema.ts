import { object, string } from 'yup'

/** @param required the message of an empty title, in the language of the moment */
export const formTabSchema = (required: () => string) =>
  object({ title: string().trim().required(required), code: string().defined() })
