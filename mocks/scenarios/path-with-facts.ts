function factAt(facts: unknown, name: string): string | undefined {
  let found = facts
  for (const part of name.split('.')) {
    found = typeof found === 'object' && found !== null ? Object(found)[part] : undefined
  }
  return typeof found === 'string' ? found : undefined
}

/** `/details/{assessments.flawless}` becomes `/details/assessment-8`; unknown names stay. */
export function pathWithFacts(path: string, facts: unknown): string {
  return path.replaceAll(/\{([\w.]+)\}/g, (_, name: string) =>
    encodeURIComponent(factAt(facts, name) ?? name),
  )
}
