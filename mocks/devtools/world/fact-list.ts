type Fact = { name: string; value: string }

/** Flattens facts: `{ orders: { paid: 'GX7' } }` gives `orders.paid` and `GX7`. */
export function factList(facts: object, before = ''): Fact[] {
  return Object.entries(facts).flatMap(([key, value]: [string, unknown]) => {
    const name = `${before}${key}`
    if (typeof value === 'object' && value !== null) return factList(value, `${name}.`)
    return value === undefined ? [] : [{ name, value: String(value) }]
  })
}
