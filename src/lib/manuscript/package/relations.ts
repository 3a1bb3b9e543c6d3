import { attribute, scanXml } from '../scan-xml.ts'
import { escapeXml } from './escape-xml.ts'

export type Relation = { id: string; type: string; target: string; isExternal: boolean }

const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The last word of a type, which is the same in transitional and strict documents. */
export const kindOfRelation = ({ type }: Relation) => type.slice(type.lastIndexOf('/') + 1)

export function readRelations(xml: string): Relation[] {
  const relations: Relation[] = []
  scanXml(xml, {
    open(tag) {
      if (tag.local !== 'Relationship') return
      relations.push({
        id: attribute(tag, 'Id') ?? '',
        type: attribute(tag, 'Type') ?? '',
        target: attribute(tag, 'Target') ?? '',
        isExternal: attribute(tag, 'TargetMode') === 'External',
      })
    },
    close() {},
    text() {},
  })
  return relations
}

export function relationsXml(relations: readonly Relation[]): string {
  const written = relations.map(({ id, type, target, isExternal }) => {
    const mode = isExternal ? ' TargetMode="External"' : ''
    return `<Relationship Id="${escapeXml(id)}" Type="${escapeXml(type)}" Target="${escapeXml(target)}"${mode}/>`
  })
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${namespace}">${written.join('')}</Relationships>`
}
