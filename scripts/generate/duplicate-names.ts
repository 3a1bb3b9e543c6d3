/** Each name that several files declare, as `name: file and file`. */
export function duplicateNames(names: Record<string, readonly string[]>): string[] {
  const filesByName = new Map<string, string[]>()
  for (const [file, declared] of Object.entries(names)) {
    for (const name of declared) filesByName.set(name, [...(filesByName.get(name) ?? []), file])
  }
  return [...filesByName]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name}: ${files.join(' and ')}`)
}
