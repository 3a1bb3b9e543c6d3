import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { isAsciiAddress } from '../../../lib/is-ascii-address.ts'
import { isOrcid, tidyOrcid } from './contact-values.ts'

const phoneLength = { min: 7, max: 25 }

const fits = (text: string, { min, max }: { min: number; max: number }) => {
  const { length } = [...text.trim()]
  return length === 0 || (length >= min && length <= max)
}

const emailMessage = () => t`Please enter a valid e-mail address, such as name@university.edu.`

/** Converts full-width letters. */
const emailAddress = () =>
  string()
    .trim()
    .default('')
    .transform((value: string) => value.normalize('NFKC'))

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
      () => t`Please enter a phone number of 7 to 25 characters.`,
      (phone) => fits(phone, phoneLength),
    ),
  orcid: string()
    .default('')
    .test(
      'form',
      () => t`An ORCID iD has 16 characters, such as 0000-0002-1825-0097.`,
      (orcid) => orcid.trim() === '' || isOrcid(tidyOrcid(orcid)),
    ),
})
