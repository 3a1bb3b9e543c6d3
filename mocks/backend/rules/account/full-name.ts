const east = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s]+$/u

/**
 * A name in the order in which its bearer says it: the family name first where both are written in
 * Chinese or Japanese letters, without a blank between them but in Japan.
 */
export function fullNameOf(name: { firstName: string; lastName: string }, country: string | null) {
  const firstName = name.firstName.trim()
  const lastName = name.lastName.trim()
  if (!east.test(firstName + lastName)) return `${firstName} ${lastName}`
  return country === 'JP' ? `${lastName} ${firstName}` : lastName + firstName
}
