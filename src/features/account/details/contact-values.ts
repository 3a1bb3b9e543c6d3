import type { AccountDetails, User } from '../../../api/account.ts'

/** What the form of somebody's ways to be reached holds. */
export type ContactValues = {
  email: string
  secondaryEmail: string
  phoneNumber: string
  city: string
  orcid: string
}

type Saved = Pick<User, keyof ContactValues>

/** What the form begins with: all that is saved. */
export function contactValuesOf(user: Saved): ContactValues {
  const { email, secondaryEmail, phoneNumber, city, orcid } = user
  return {
    email,
    secondaryEmail: secondaryEmail ?? '',
    phoneNumber: phoneNumber ?? '',
    city: city ?? '',
    orcid: orcid ?? '',
  }
}

/**
 * An ORCID iD as it is kept: four groups of four. People paste its address, and leave out its hyphens.
 */
export function tidyOrcid(text: string): string {
  const id = text
    .normalize('NFKC')
    .trim()
    .replace(/^(https?:\/\/)?orcid\.org\//i, '')
    .replace(/[\s-]/g, '')
    .toUpperCase()
  return id.match(/.{1,4}/g)?.join('-') ?? ''
}

/** Whether a tidy ORCID iD can be one: 16 digits, the last of which may be an X (ISO 27729). */
export function isOrcid(id: string): boolean {
  return /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(id)
}

/** What is sent of the form; what was left empty as null. */
export function contactDetailsOf(values: ContactValues): AccountDetails {
  return {
    email: values.email,
    secondaryEmail: values.secondaryEmail || null,
    phoneNumber: values.phoneNumber.trim() || null,
    city: values.city.trim() || null,
    orcid: tidyOrcid(values.orcid) || null,
  }
}
