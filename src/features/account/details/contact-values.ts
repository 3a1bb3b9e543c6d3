import type { AccountDetails, User } from '../../../api/account.ts'

export type ContactValues = {
  email: string
  secondaryEmail: string
  phoneNumber: string
  orcid: string
}

type SavedContact = Pick<User, keyof ContactValues>

export function contactValuesOf(user: SavedContact): ContactValues {
  const { email, secondaryEmail, phoneNumber, orcid } = user
  return {
    email,
    secondaryEmail: secondaryEmail ?? '',
    phoneNumber: phoneNumber ?? '',
    orcid: orcid ?? '',
  }
}

/** Accepts orcid.org URLs and missing hyphens. */
export function tidyOrcid(text: string): string {
  const id = text
    .normalize('NFKC')
    .trim()
    .replace(/^(https?:\/\/)?orcid\.org\//i, '')
    .replace(/[\s-]/g, '')
    .toUpperCase()
  return id.match(/.{1,4}/g)?.join('-') ?? ''
}

/** 16 digits, the last possibly an X (ISO 27729). */
export function isOrcid(id: string): boolean {
  return /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(id)
}

export function contactDetailsOf(values: ContactValues): AccountDetails {
  return {
    email: values.email,
    secondaryEmail: values.secondaryEmail || null,
    phoneNumber: values.phoneNumber.trim() || null,
    orcid: tidyOrcid(values.orcid) || null,
  }
}
