import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { isAsciiAddress } from '../../../lib/is-ascii-address.ts'
import { isOrcid, tidyOrcid } from './contact-values.ts'

const fits = (text: string, least: number, most: number) => {
  const { length } = [...text.trim()]
  return length === 0 || (length >= least && length <= most)
}

const emailMessage = () => t`Please enter a valid e-mail address, such as name@university.edu.`

/** An address that the server takes; letters of full width mean the plain ones. */
const emailAddress = () =>
  string()
    .trim()
    .default('')
    .transform((value: string) => value.normalize('NFKC'))

/** The rules of somebody's ways to be reached. */
export const contactFormSchema = object({
  email: emailAddress()
    .required(() => t`Please enter your e-mail address.`)
    .test('address', emailMessage, (email) => isAsciiAddress(email)),
  secondaryEmail: emailAddress().test(
    'address',
    emailMessage,
    (email) => email === '' || isAsciiAddress(email),
  ),
  phoneNumber: string()
    .default('')
    .test(
      'length',
      () => t`Please use 7 to 25 characters.`,
      (phone) => fits(phone, 7, 25),
    ),
  city: string()
    .default('')
    .test(
      'length',
      () => t`Please use no more than 60 characters.`,
      (city) => fits(city, 0, 60),
    ),
  orcid: string()
    .default('')
    .test(
      'form',
      () => t`An ORCID iD has 16 characters, such as 0000-0002-1825-0097.`,
      (orcid) => orcid.trim() === '' || isOrcid(tidyOrcid(orcid)),
    ),
})
