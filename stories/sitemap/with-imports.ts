/** `a/b.ts` and `../c.ts` give `c.ts`. */
function joined(folder: string, from: string): string {
  const parts = folder.split('/')
  for (const part of from.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/**
 * The file and its direct and indirect imports among `texts` (sources by project path), as far as
 * `follows` agrees.
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
