// As servers check JSON Schema's `format: email` (RFC 5321 without quoted names).
const name = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const label = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i

export function isAsciiAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const labels = text.slice(at + 1).split('.')
  return (
    at > 0 &&
    name.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((it) => label.test(it))
  )
}
