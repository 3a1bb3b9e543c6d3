const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const override = (part: string, type: string) =>
  `<Override PartName="${part}" ContentType="${type}"/>`
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${type}" Target="${target}"/>`

/** Package parts that every .docx has (ECMA-376, part 2). */
export const CONTENT_TYPES = `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('/word/document.xml', `${WORD_TYPE}.document.main+xml`)}${override('/word/styles.xml', `${WORD_TYPE}.styles+xml`)}${override('/word/footnotes.xml', `${WORD_TYPE}.footnotes+xml`)}${override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml')}</Types>`

export const PACKAGE_RELATIONS = `<Relationships xmlns="${RELATIONS}">${relation(1, `${OFFICE}/officeDocument`, 'word/document.xml')}${relation(2, `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml')}</Relationships>`

export const DOCUMENT_RELATIONS = `<Relationships xmlns="${RELATIONS}">${relation(1, `${OFFICE}/styles`, 'styles.xml')}${relation(2, `${OFFICE}/footnotes`, 'footnotes.xml')}</Relationships>`

/** `written` is in W3CDTF. */
export function coreProperties(written: string, language: string): string {
  const date = (name: string) =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${written}</dcterms:${name}>`
  return `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:creator>Galley samples</dc:creator><dc:language>${language}</dc:language>${date('created')}${date('modified')}</cp:coreProperties>`
}

/** Sizes are in half points, spacing in twentieths of a point. */
export function styles(namespace: string, language: string): string {
  const isChinese = language.startsWith('zh')
  const lang = `<w:lang w:val="${isChinese ? 'en-US' : language}" w:eastAsia="${isChinese ? language : 'zh-CN'}"/>`
  const fonts =
    '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="SimSun"/>'
  const style = (id: string, name: string, size: number, bold: boolean, level?: number) =>
    `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'}<w:pPr><w:spacing w:before="${level === undefined ? 0 : 240}" w:after="120"/>${level === undefined ? '' : `<w:outlineLvl w:val="${level}"/>`}</w:pPr><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr></w:style>`
  const border = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
    .join('')
  const grid = `<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders>${border}</w:tblBorders></w:tblPr></w:style>`
  return `<w:styles xmlns:w="${namespace}"><w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="24"/>${lang}</w:rPr></w:rPrDefault></w:docDefaults>${style('Normal', 'Normal', 24, false)}${style('Title', 'Title', 36, true)}${style('Heading1', 'heading 1', 30, true, 0)}${style('Heading2', 'heading 2', 26, true, 1)}${style('Caption', 'caption', 20, false)}${grid}</w:styles>`
}
