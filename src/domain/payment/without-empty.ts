export function withoutEmpty<Name extends string>(
  texts: Record<Name, string>,
): Partial<Record<Name, string>> {
  const filled: Partial<Record<Name, string>> = {}
  for (const name in texts) {
    const text = texts[name].trim()
    if (text !== '') filled[name] = text
  }
  return filled
}
