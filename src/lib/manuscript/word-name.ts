import type { XmlTag } from './scan-xml.ts'

/** WordprocessingML (ECMA-376, transitional and strict). */
const namespaces = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]

export function wordName({ uri, local }: XmlTag): string | undefined {
  return namespaces.includes(uri) ? local : undefined
}
