/** A file's path from another's folder: `a/b.ts` and `../c.ts` give `c.ts`. */
function joined(folder: string, from: string): string {
  const parts = folder.split('/')
  for (const part of from.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/**
 * A file with every file that it brings along, at once or later; `texts` are the sources by their
 * path in the project, and a file that is not among them is not followed. `follows` is asked of each
 * import with the source of the file that has it.
 */
export function withImports(
  path: string,
  texts: ReadonlyMap<string, string>,
  follows: (imported: string, text: string) => boolean = () => true,
  seen = new Set<string>(),
): Set<string> {
  const text = texts.get(path)
  if (text === undefined || seen.has(path)) return seen
  seen.add(path)
  const folder = path.slice(0, path.lastIndexOf('/'))
  for (const [, from = ''] of text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
    const imported = joined(folder, from)
    if (follows(imported, text)) withImports(imported, texts, follows, seen)
  }
  return seen
}
