/** Each name that several files declare, as `name: file and file`. */
export function duplicateNames(names: Record<string, readonly string[]>): string[] {
  const places = new Map<string, string[]>()
  for (const [file, given] of Object.entries(names)) {
    for (const name of given) places.set(name, [...(places.get(name) ?? []), file])
  }
  return [...places]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name}: ${files.join(' and ')}`)
}
