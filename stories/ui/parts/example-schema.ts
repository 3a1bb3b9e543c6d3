import { object, string } from 'yup'

export const exampleSchema = object({
  title: string()
    .trim()
    .required(() => 'Please enter your project title.'),
  email: string()
    .trim()
    .email(() => 'Please enter a valid e-mail address.'),
  country: string(),
  service: string(),
})
