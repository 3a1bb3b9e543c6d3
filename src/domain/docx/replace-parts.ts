import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate'

/** January 2, 1980, in epoch milliseconds: the same content is the same file, and archives begin with 1980. */
const writtenAt = 315_619_200_000

/** The package with some parts replaced; the contents of the others stay as they are. */
export function replaceParts(
  bytes: Uint8Array,
  parts: ReadonlyMap<string, string>,
): Uint8Array<ArrayBuffer> {
  const stored = new Set<string>()
  const files = unzipSync(bytes, {
    filter({ name, compression }) {
      if (compression === 0) stored.add(name)
      return true
    },
  })
  const entries: Zippable = {}
  for (const [name, content] of Object.entries(files)) {
    const xml = parts.get(name)
    const level = stored.has(name) ? 0 : 6
    entries[name] = [xml === undefined ? content : inUtf8(xml), { level, mtime: writtenAt }]
  }
  return new Uint8Array(zipSync(entries))
}

const inUtf8 = (xml: string) =>
  strToU8(xml.replace(/^(<\?xml[^>]*?encoding=)(["']).*?\2/, '$1$2UTF-8$2'))
