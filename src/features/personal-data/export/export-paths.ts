/** One part of a path in the archive, from a name that may contain anything. */
export const inOnePart = (name: string): string => name.replaceAll(/[\\/]/g, '-')

/** Two paths that differ only in case are one on some systems. */
const asOne = (path: string) => path.toLowerCase()

function numbered(path: string, number: number): string {
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./]+)?$/s.exec(path) ?? []
  return `${stem} (${number})${ending}`
}

/** Later ones of the same path get a number; each path is the key of its entry. */
export function withOwnPaths<Entry extends { path: string }>(
  entries: readonly Entry[],
): (Entry & { key: string })[] {
  const taken = new Set<string>()
  return entries.map((entry) => {
    let path = entry.path
    for (let number = 2; taken.has(asOne(path)); number += 1) path = numbered(entry.path, number)
    taken.add(asOne(path))
    return { ...entry, path, key: path }
  })
}
