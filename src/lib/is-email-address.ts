// Stricter rules refuse real addresses; only a delivered email proves one.
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export function isEmailAddress(text: string | undefined): boolean {
  return address.test((text ?? '').trim())
}
