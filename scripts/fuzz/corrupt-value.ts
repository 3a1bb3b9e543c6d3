import fc from 'fast-check'

const wrongValues: readonly unknown[] = [
  null,
  true,
  -1,
  1e21,
  '',
  'x'.repeat(600),
  [],
  {},
  '\u0000',
  'ünï💥',
  ['a', ['b']],
]

/** Removes, adds or changes one part, probably against the schema. */
export function corrupted(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return spoiledArray(value)
  if (typeof value !== 'object' || value === null || value instanceof Blob) return wrongValue
  const entries = Object.entries(value)
  const added = wrongValue.map((wrong) => ({ ...value, unheardOf: wrong }))
  if (entries.length === 0) return fc.oneof(added, wrongValue)
  const chosen = fc.constantFrom(...entries)
  const withoutField = chosen.map(([name]) =>
    Object.fromEntries(entries.filter(([key]) => key !== name)),
  )
  const other = chosen.chain(([name, part]) =>
    corrupted(part).map((wrong) => ({ ...value, [name]: wrong })),
  )
  return fc.oneof({ weight: 2, arbitrary: withoutField }, added, { weight: 4, arbitrary: other })
}

const wrongValue = fc.constantFrom(...wrongValues)

function spoiledArray(values: unknown[]): fc.Arbitrary<unknown> {
  const more = wrongValue.map((wrong) => [...values, wrong])
  const [first] = values
  if (first === undefined) return fc.oneof(more, wrongValue)
  return fc.oneof(
    more,
    corrupted(first).map((wrong) => [wrong, ...values.slice(1)]),
    wrongValue,
  )
}
