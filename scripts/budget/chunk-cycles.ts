type ManifestChunk = { file: string; imports?: string[] }

export type Manifest = Record<string, ManifestChunk>

/** Files that import one another: which of them runs first depends on the page, and what it needs may be missing. */
export function chunkCycles(manifest: Manifest): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (key: string, above: readonly string[]) => {
    const at = above.indexOf(key)
    if (at >= 0) {
      const files = [...above.slice(at), key].map((each) => manifest[each]?.file ?? each)
      cycles.push(`Chunks import one another: ${files.join(' → ')}`)
    }
    if (at >= 0 || done.has(key)) return
    for (const next of manifest[key]?.imports ?? []) visit(next, [...above, key])
    done.add(key)
  }
  for (const key of Object.keys(manifest)) visit(key, [])
  return cycles
}
