import { jsonInAddress } from '../../lib/url/json-in-address.ts'

export type Confirmation = {
  /** Sent in place of a password. */
  confirmation: string
  provider: string
  email: string
  firstName: string
  lastName: string
}

/** Characters; the limit of the contract. */
const longest = 128

const isText = (value: unknown): value is string => typeof value === 'string'
const isOptionalText = (value: unknown) => value === null || value === undefined || isText(value)
const textOf = (value: unknown) => (isText(value) ? value.trim() : '')

/** Undefined if invalid. WeChat sends neither name nor e-mail address. */
export function readConfirmation(data: string): Confirmation | undefined {
  const read = jsonInAddress(data)
  if (typeof read !== 'object' || read === null) return undefined
  const { confirmation, provider, email, firstName, lastName } = { ...noFields, ...read }
  if (!isText(confirmation) || confirmation === '' || confirmation.length > longest)
    return undefined
  if (![provider, email, firstName, lastName].every(isOptionalText)) return undefined
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
