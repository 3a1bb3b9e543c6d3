const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** Every instant of an answer that is not in UTC, with its place. */
export function instantProblems(json: unknown, pointer = ''): string[] {
  if (typeof json === 'string') {
    const isWrong = instant.test(json) && !/(Z|[+-]00:00)$/.test(json)
    return isWrong ? [`${pointer || '/'} is ${json}.`] : []
  }
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([name, value]) =>
    instantProblems(value, `${pointer}/${name}`),
  )
}
