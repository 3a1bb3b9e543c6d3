import { attribute, scanXml } from './scan-xml.ts'

/** Name of the main part that a .docx declares in `_rels/.rels`; Word always writes `word/document.xml`. */
export function mainPartOf(relations: string | undefined): string {
  let main = 'word/document.xml'
  if (relations === undefined) return main
  scanXml(relations, {
    open(tag) {
      const target = attribute(tag, 'Target')
      if (target && attribute(tag, 'Type')?.endsWith('/officeDocument')) {
        main = target.replace(/^\//, '')
      }
    },
    close() {},
    text() {},
  })
  return main
}
