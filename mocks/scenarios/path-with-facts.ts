/** What stands at `orders.paid` in facts; undefined where there is no text. */
function factAt(facts: unknown, name: string): string | undefined {
  let found = facts
  for (const part of name.split('.')) {
    found = typeof found === 'object' && found !== null ? Object(found)[part] : undefined
  }
  return typeof found === 'string' ? found : undefined
}

/**
 * A path with the facts of a world in the place of their names: `/details/{assessments.flawless}`
 * gives `/details/assessment-8`. A world without that fact gets the name, as an address that nobody knows.
 */
export function pathWithFacts(path: string, facts: unknown): string {
  return path.replaceAll(/\{([\w.]+)\}/g, (_, name: string) =>
    encodeURIComponent(factAt(facts, name) ?? name),
  )
}
