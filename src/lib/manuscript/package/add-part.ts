import { contentTypesName, withContentType } from './content-types.ts'
import type { WordPackage } from './open-package.ts'
import { targetsOf } from './package-reader.ts'
import { folderOf, partKey, relationsName } from './part-name.ts'
import { relationsXml } from './relations.ts'
import { vocabularyOf } from './vocabulary.ts'

/** `kind` is that of its relation and the usual name of its file; `type` is its content type. */
type NewPart = { kind: string; type: string; xml: string }

export function addPart(docx: WordPackage, { kind, type, xml }: NewPart): Map<string, string> {
  const { document, files, contentTypes } = docx
  const { name: source, relations } = document
  const [missing] = targetsOf(relations, source, kind)
  const name = missing ?? freeName(docx, kind)
  const parts = new Map([
    [contentTypesName, withContentType(contentTypes, name, type)],
    [name, xml],
  ])
  if (missing !== undefined) return parts
  const relation = {
    id: freeId(relations.map(({ id }) => id)),
    type: `${vocabularyOf(docx).relations}/${kind}`,
    target: name.slice(folderOf(source).length),
    isExternal: false,
  }
  const listed = relationsName(source)
  const listName = files.get(partKey(listed))?.name ?? listed
  return parts.set(listName, relationsXml([...relations, relation]))
}

function freeName({ document, files }: WordPackage, kind: string): string {
  const nameWith = (number: number | '') => `${folderOf(document.name)}${kind}${number}.xml`
  let number = 1
  if (!files.has(partKey(nameWith('')))) return nameWith('')
  while (files.has(partKey(nameWith(number)))) number += 1
  return nameWith(number)
}

function freeId(taken: readonly string[]): string {
  let number = taken.length + 1
  while (taken.includes(`rId${number}`)) number += 1
  return `rId${number}`
}
