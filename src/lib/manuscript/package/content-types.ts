import { attribute, scanXml } from '../scan-xml.ts'
import { escapeXml } from './escape-xml.ts'
import { partKey } from './part-name.ts'
import { withRootContent } from './root-content.ts'

export const contentTypesName = '[Content_Types].xml'

const namespace = 'http://schemas.openxmlformats.org/package/2006/content-types'
const none = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Types xmlns="${namespace}"/>`

type ContentTypes = {
  ofPart: Map<string, string>
  endings: string[]
}

export function readContentTypes(xml = none): ContentTypes {
  const types: ContentTypes = { ofPart: new Map(), endings: [] }
  scanXml(xml, {
    open(tag) {
      const name = attribute(tag, 'PartName')
      if (tag.local === 'Override' && name !== undefined)
        types.ofPart.set(partKey(name), attribute(tag, 'ContentType') ?? '')
      else if (tag.local === 'Default')
        types.endings.push((attribute(tag, 'Extension') ?? '').toLowerCase())
    },
    close() {},
    text() {},
  })
  return types
}

export function withContentType(xml = none, name: string, type: string): string {
  const { ofPart, endings } = readContentTypes(xml)
  const added = withRootContent(xml, (before, { prefix }) => {
    const p = prefix && `${prefix}:`
    const relations = `<${p}Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`
    const part = `<${p}Override PartName="/${escapeXml(name)}" ContentType="${type}"/>`
    const isNew = !ofPart.has(partKey(name))
    return (endings.includes('rels') ? '' : relations) + before + (isNew ? part : '')
  })
  return added ?? xml
}
