import { jsonInAddress } from '../../../lib/json-in-address.ts'

/** What the address of a registration says that a provider began. */
export type Confirmation = {
  /** Sent with the form in place of a password. */
  confirmation: string
  /** The name of the provider, as it calls itself. */
  provider: string
  email: string
  firstName: string
  lastName: string
}

/** The longest that the contract takes for a confirmation. */
const longest = 128

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNothing = (value: unknown) => value === null || value === undefined || isText(value)
const textOf = (value: unknown) => (isText(value) ? value.trim() : '')

/**
 * Reads the last part of `/register/confirm/{data}`. A name or an address may be missing, as WeChat
 * gives none. Undefined where it cannot be read.
 */
export function readConfirmation(data: string): Confirmation | undefined {
  const read = jsonInAddress(data)
  if (typeof read !== 'object' || read === null) return undefined
  const { confirmation, provider, email, firstName, lastName } = { ...noFields, ...read }
  if (!isText(confirmation) || confirmation === '' || confirmation.length > longest)
    return undefined
  if (![provider, email, firstName, lastName].every(isTextOrNothing)) return undefined
  return {
    confirmation,
    provider: textOf(provider),
    email: textOf(email),
    firstName: textOf(firstName),
    lastName: textOf(lastName),
  }
}

const noFields: Record<keyof Confirmation, unknown> = {
  confirmation: undefined,
  provider: undefined,
  email: undefined,
  firstName: undefined,
  lastName: undefined,
}
