const east = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s]+$/u

/** Family name first, if both parts are written in Chinese or Japanese; a blank between them only in Japan. */
export function fullNameOf(name: { firstName: string; lastName: string }, country: string | null) {
  const firstName = name.firstName.trim()
  const lastName = name.lastName.trim()
  if (!east.test(firstName + lastName)) return `${firstName} ${lastName}`
  return country === 'JP' ? `${lastName} ${firstName}` : lastName + firstName
}
