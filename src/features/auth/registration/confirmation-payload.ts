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

function bytesOf(data: string): Uint8Array<ArrayBuffer> | undefined {
  const base64 = data.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  } catch {
    return undefined
  }
}

function jsonIn(bytes: Uint8Array<ArrayBuffer>): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNothing = (value: unknown) => value === null || value === undefined || isText(value)
const textOf = (value: unknown) => (isText(value) ? value.trim() : '')

/**
 * Reads the last part of `/register/confirm/{data}`: an object as JSON in base64url (RFC 4648,
 * section 5), UTF-8 inside; padding and the letters of plain base64 are forgiven. A name or an
 * address may be missing, as WeChat gives none. Undefined where it cannot be read.
 */
export function readConfirmation(data: string): Confirmation | undefined {
  const bytes = bytesOf(data)
  const read = bytes && jsonIn(bytes)
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
