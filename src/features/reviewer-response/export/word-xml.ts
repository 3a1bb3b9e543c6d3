import { escapeXml } from '../../../lib/manuscript/package/escape-xml.ts'

type WordColumn = {
  name: string
  /** Of the width of the page, all together 1. */
  share: number
}

type WordTable = { columns: readonly WordColumn[]; rows: readonly (readonly string[])[] }

export type WordPart = { title: string; lead?: string; table: WordTable }

/** A4 across, in twentieths of a point. */
const page = { width: 16_838, height: 11_906, margin: 1_134 }
const tableWidth = page.width - 2 * page.margin

/** XML has no others. */
const forbidden = /[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const xmlText = (text: string): string => escapeXml(text.replaceAll(forbidden, ''))

const run = (text: string) => `<w:r><w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`

const paragraphXml = (text: string, style = ''): string => {
  const properties = style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`
  return `<w:p>${properties}${text === '' ? '' : run(text)}</w:p>`
}

const linesXml = (text: string, style?: string): string =>
  text
    .split('\n')
    .map((line) => paragraphXml(line, style))
    .join('')

function cellXml(text: string, width: number, style?: string): string {
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${linesXml(text, style)}</w:tc>`
}

function tableXml({ columns, rows }: WordTable): string {
  const widths = columns.map(({ share }) => Math.round(share * tableWidth))
  const cells = (texts: readonly string[], style?: string) =>
    widths.map((width, at) => cellXml(texts[at] ?? '', width, style)).join('')
  const names = columns.map(({ name }) => name)
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')
  const head = `<w:tr><w:trPr><w:tblHeader/></w:trPr>${cells(names, 'TableHead')}</w:tr>`
  const body = rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')
  return `<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="${tableWidth}" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${head}${body}</w:tbl>`
}

const partXml = ({ title, lead, table }: WordPart): string =>
  paragraphXml(title, 'Heading1') +
  (lead === undefined ? '' : paragraphXml(lead)) +
  tableXml(table) +
  paragraphXml('')

const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

const rootXml = (name: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:${name} xmlns:w="${namespace}">${content}</w:${name}>`

type WordBody = { title: string; leads: readonly string[]; parts: readonly WordPart[] }

export function documentXml({ title, leads, parts }: WordBody): string {
  const section = `<w:sectPr><w:pgSz w:w="${page.width}" w:h="${page.height}" w:orient="landscape"/><w:pgMar w:top="${page.margin}" w:right="${page.margin}" w:bottom="${page.margin}" w:left="${page.margin}" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>`
  const content = [
    paragraphXml(title, 'Title'),
    ...leads.map((lead) => paragraphXml(lead)),
    ...parts.map(partXml),
  ]
  return rootXml('document', `<w:body>${content.join('')}${section}</w:body>`)
}

const bold = (size: number) => `<w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr>`

const styleXml = (id: string, name: string, size: number, layout = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${layout}</w:pPr>${bold(size)}</w:style>`

const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="8B8474"/>`)
  .join('')

/** `language` as Word names it, such as "pt-BR". */
export function stylesXml(language: string): string {
  const defaults = `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/><w:lang w:val="${language}" w:eastAsia="${language}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="80"/></w:pPr></w:pPrDefault></w:docDefaults>`
  const normal =
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>'
  const keep = '<w:keepNext/><w:spacing w:before="240" w:after="120"/>'
  const grid = `<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders>${edges}</w:tblBorders><w:tblCellMar><w:top w:w="60" w:type="dxa"/><w:left w:w="100" w:type="dxa"/><w:right w:w="100" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>`
  const styles = [
    styleXml('Title', 'Title', 36),
    styleXml('Heading1', 'heading 1', 26, `${keep}<w:outlineLvl w:val="0"/>`),
    styleXml('TableHead', 'Table Head', 20, '<w:keepNext/>'),
  ]
  return rootXml('styles', defaults + normal + styles.join('') + grid)
}
