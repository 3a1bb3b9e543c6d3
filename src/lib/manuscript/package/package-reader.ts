import { type ClosedPackage, PackageClosed } from '../closed-package.ts'
import { nameInZip, partKey, relationsName, targetName } from './part-name.ts'
import { readZip, unpackEntry, type ZipEntry } from './read-zip.ts'
import { kindOfRelation, type Relation, readRelations } from './relations.ts'
import { decodeXml } from './xml-encoding.ts'

/** Bytes that the XML of one file may unpack to. 300,000 words take about 12 MB; more is an attack. */
export const mostUnpacked = 48 * 2 ** 20
const mostFiles = 5_000

export type PackagePart = { name: string; xml: string; relations: readonly Relation[] }

/** By key. */
export type PackageFiles = ReadonlyMap<string, ZipEntry>

/** Reads the parts of an Office file. @throws {PackageClosed} for what cannot be read */
export function packageReader(bytes: Uint8Array, limit = mostUnpacked) {
  const files = filesIn(bytes)
  let left = limit

  function xmlOf(name: string): string | undefined {
    const entry = files.get(partKey(name))
    const content = entry && unpackEntry(entry, left)
    if (content === undefined) return undefined
    if (typeof content === 'string') throw new PackageClosed(content)
    left -= content.length
    return decodeXml(content)
  }

  function part(name: string): PackagePart | undefined {
    const xml = xmlOf(name)
    const stored = files.get(partKey(name))?.name
    return xml === undefined || stored === undefined
      ? undefined
      : { name: stored, xml, relations: relationsOf(stored) }
  }

  const relationsOf = (name: string) => readRelations(xmlOf(relationsName(name)) ?? '<none/>')

  return {
    files,
    xmlOf,
    part,
    relationsOf,

    related({ name, relations }: PackagePart, kind: string): PackagePart[] {
      const names = targetsOf(relations, name, kind)
      return names.flatMap((target) => part(target) ?? [])
    },
  }
}

export function targetsOf(relations: readonly Relation[], source: string, kind: string): string[] {
  const names = relations
    .filter((relation) => !relation.isExternal && kindOfRelation(relation) === kind)
    .map(({ target }) => targetName(target, source))
  return [...new Map(names.map((name) => [partKey(name), name])).values()]
}

function filesIn(bytes: Uint8Array): PackageFiles {
  const entries = readZip(bytes)
  const problem = entries && problemOf(entries)
  if (!entries || problem) throw new PackageClosed(problem ?? 'damaged')
  return new Map(
    entries.map((entry) => [
      partKey(nameInZip(entry.name)),
      { ...entry, name: nameInZip(entry.name) },
    ]),
  )
}

function problemOf(entries: readonly ZipEntry[]): ClosedPackage['kind'] | undefined {
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'locked'
  return entries.length > mostFiles ? 'too-large' : undefined
}
