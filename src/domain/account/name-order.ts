/** Names as configured; readers of Chinese and Japanese (BCP 47) write the family name first. */
export function inNameOrder<Field extends { name: string }>(
  names: readonly Field[],
  tag: string,
): readonly Field[] {
  if (!/^(zh|ja)/.test(tag)) return names
  return names.toSorted((one, other) => rank(one) - rank(other))
}

const rank = ({ name }: { name: string }) => (name === 'lastName' ? 0 : 1)
