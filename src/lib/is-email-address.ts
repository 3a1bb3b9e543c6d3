// One @ with something before it and a dotted host after it, no spaces: stricter rules refuse real
// addresses, and only a mail that arrives proves one.
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Whether a text can be an e-mail address; spaces around it are forgiven. */
export function isEmailAddress(text: string | undefined): boolean {
  return address.test((text ?? '').trim())
}
