import { strToU8, zipSync } from 'fflate'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const by = (author: string) => `w:id="1" w:author="${author}" w:date="2026-10-24T09:30:00Z"`
const editor = 'Eleanor Whitfield'

export const r = (text: string, format = '') =>
  `<w:r><w:rPr>${format}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
export const p = (content: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`
export const style = (name: string) => `<w:pStyle w:val="${name}"/>`
const ins = (text: string, author = editor) => `<w:ins ${by(author)}>${r(text)}</w:ins>`
const del = (text: string, author = editor) =>
  `<w:del ${by(author)}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`
const end = (mark: 'ins' | 'del') => `<w:rPr><w:${mark} ${by(editor)}/></w:rPr>`
export const numbered = (level = 0) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`
const on = (id: number, content: string) =>
  `<w:commentRangeStart w:id="${id}"/>${content}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`
const comment = (id: number, author: string, text: string) =>
  `<w:comment w:id="${id}" w:author="${author}" w:date="2026-10-24T09:30:00Z"><w:p>${r(text)}</w:p></w:comment>`
const cell = (content: string) => `<w:tc>${p(content)}</w:tc>`
const row = (cells: string[], properties = '') =>
  `<w:tr>${properties && `<w:trPr>${properties}</w:trPr>`}${cells.map(cell).join('')}</w:tr>`
export const part = (name: string, content: string) =>
  `<w:${name} xmlns:w="${W}">${content}</w:${name}>`

export const styles = ['Title', 'heading 1', 'heading 2', 'caption']
  .map(
    (name) => `<w:style w:type="paragraph" w:styleId="${name}"><w:name w:val="${name}"/></w:style>`,
  )
  .join('')
const language =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="en-GB"/></w:rPr></w:rPrDefault></w:docDefaults>'
const numbering =
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>'

const reformatted = `<w:i/><w:rPrChange ${by(editor)}><w:rPr/></w:rPrChange>`
const note = '<w:r><w:footnoteReference w:id="1"/></w:r>'

const body = [
  p(r('Shade and Water Temperature in Small Streams'), style('Title')),
  p(r('Introduction'), style('heading 1')),
  p(
    `${r('Trees along a stream ')}${del("keeps it's")}${ins('keep its')}${r(' water cool during the ')}${on(0, del('hot '))}${r('summer months')}${note}${r('. Young fish grow better in the shade ')}${del('then')}${ins('than')}${r(' in the open water, as a study of ')}${r('Salmo trutta', reformatted)}${r(' has shown.')}`,
  ),
  p(ins('We report three years of measurements in Galicia.'), end('ins')),
  p(r('Methods'), style('heading 1')),
  p(r('Sites'), style('heading 2')),
  p(
    `${r('We compared twelve shaded reaches with twelve open ')}${on(1, `${del('ones')}${ins('reaches of the same width')}`)}${r('.')}`,
  ),
  p(r('Each reach was measured'), end('del')),
  p(r(' every ten minutes by the following steps:')),
  p(r('A logger was placed at mid depth.'), numbered()),
  p(`${r('It was shielded from ')}${ins('direct ', 'Rosa Ortega')}${r('sunlight.')}`, numbered(1)),
  p(r('The logger was read in autumn.'), numbered()),
  p(r('Table 1. Mean temperature (°C) by reach'), style('caption')),
  `<w:tbl>${row([r('Reach'), r('June'), r('August')])}${row([r('Shaded'), r('11.2'), `${r('1')}${del('4.1')}${ins('3.1')}`])}${row([ins('Open'), ins('13.6'), ins('16.8')], `<w:ins ${by(editor)}/>`)}</w:tbl>`,
  p(
    `${r('H')}${r('2', '<w:vertAlign w:val="subscript"/>')}${r('O was sampled, too. ')}${r('All differences were significant.', '<w:b/>')}`,
  ),
].join('')

/** A .docx with changes of every kind by two people, two comments, a list, a table and a note. */
export function editedDocument(): File {
  const parts = {
    document: part('document', `<w:body>${body}</w:body>`),
    styles: part('styles', language + styles),
    numbering: part('numbering', numbering),
    comments: part(
      'comments',
      comment(0, editor, 'The summer months are always hot, so I have left this out.') +
        comment(1, 'Rosa Ortega', 'Is this what the second reviewer asked for?'),
    ),
    footnotes: part(
      'footnotes',
      `<w:footnote w:id="1">${p(`${r(' June to ')}${del('Septembre')}${ins('September')}${r('.')}`)}</w:footnote>`,
    ),
  }
  return fileOf(parts)
}

export const documentWithoutChanges = (): File =>
  fileOf({ document: part('document', `<w:body>${p(r('All of it is as it was.'))}</w:body>`) })

/** One change in its text, one in its header. */
export const documentWithChangedHeader = (): File =>
  fileOf({
    document: part('document', `<w:body>${p(`${r('All of it ')}${ins('stays')}`)}</w:body>`),
    header1: part('hdr', p(ins('Second draft'))),
  })

/** Contents by path below `word`; `.xml` may be left out. */
export function fileOf(parts: Record<string, string>): File {
  const files = Object.entries(parts).map(
    ([path, xml]) => [`word/${path.includes('.') ? path : `${path}.xml`}`, strToU8(xml)] as const,
  )
  return new File([zipSync(Object.fromEntries(files))], 'Shade and water.docx')
}
