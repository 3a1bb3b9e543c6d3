/** Fields as configured; readers of Chinese and Japanese (BCP 47) meet the family name first. */
export function inNameOrder<Field extends { name: string }>(
  fields: readonly Field[],
  tag: string,
): readonly Field[] {
  const start = fields.findIndex(({ name }) => name === 'firstName')
  const pair = fields.slice(start, start + 2)
  if (!/^(zh|ja)/.test(tag) || pair[1]?.name !== 'lastName') return fields
  return fields.toSpliced(start, 2, ...pair.toReversed())
}
