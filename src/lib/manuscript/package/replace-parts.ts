import type { WordPackage } from './open-package.ts'
import { partKey } from './part-name.ts'
import { packEntry, writeZip } from './write-zip.ts'
import { encodeXml } from './xml-encoding.ts'

export function replaceParts(
  { files }: Pick<WordPackage, 'files'>,
  parts: ReadonlyMap<string, string>,
): Uint8Array<ArrayBuffer> {
  const written = new Map(files)
  for (const [name, xml] of parts) {
    const key = partKey(name)
    written.set(key, packEntry(files.get(key)?.name ?? name, encodeXml(xml)))
  }
  return writeZip(written.values())
}
