import { testPackage } from '../../src/lib/manuscript/package/test-package.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const by = (author: string) => `w:id="1" w:author="${author}" w:date="2026-10-24T09:30:00Z"`
const editor = 'Eleanor Whitfield'

export const editedRun = (text: string, format = '') =>
  `<w:r><w:rPr>${format}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
export const editedParagraph = (content: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`
export const style = (name: string) => `<w:pStyle w:val="${name}"/>`
const ins = (text: string, author = editor) => `<w:ins ${by(author)}>${editedRun(text)}</w:ins>`
const del = (text: string, author = editor) =>
  `<w:del ${by(author)}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`
const end = (mark: 'ins' | 'del') => `<w:rPr><w:${mark} ${by(editor)}/></w:rPr>`
export const numbered = (level = 0) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`
const on = (id: number, content: string) =>
  `<w:commentRangeStart w:id="${id}"/>${content}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`
const comment = (id: number, author: string, text: string) =>
  `<w:comment w:id="${id}" w:author="${author}" w:date="2026-10-24T09:30:00Z"><w:p>${editedRun(text)}</w:p></w:comment>`
const cell = (content: string) => `<w:tc>${editedParagraph(content)}</w:tc>`
const row = (cells: string[], properties = '') =>
  `<w:tr>${properties && `<w:trPr>${properties}</w:trPr>`}${cells.map(cell).join('')}</w:tr>`
export const part = (name: string, content: string) =>
  `<w:${name} xmlns:w="${W}">${content}</w:${name}>`

export const editedStyles = ['Title', 'heading 1', 'heading 2', 'caption']
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
  editedParagraph(editedRun('Shade and Water Temperature in Small Streams'), style('Title')),
  editedParagraph(editedRun('Introduction'), style('heading 1')),
  editedParagraph(
    `${editedRun('Trees along a stream ')}${del("keeps it's")}${ins('keep its')}${editedRun(' water cool during the ')}${on(0, del('hot '))}${editedRun('summer months')}${note}${editedRun('. Young fish grow better in the shade ')}${del('then')}${ins('than')}${editedRun(' in the open water, as a study of ')}${editedRun('Salmo trutta', reformatted)}${editedRun(' has shown.')}`,
  ),
  editedParagraph(ins('We report three years of measurements in Galicia.'), end('ins')),
  editedParagraph(editedRun('Methods'), style('heading 1')),
  editedParagraph(editedRun('Sites'), style('heading 2')),
  editedParagraph(
    `${editedRun('We compared twelve shaded reaches with twelve open ')}${on(1, `${del('ones')}${ins('reaches of the same width')}`)}${editedRun('.')}`,
  ),
  editedParagraph(editedRun('Each reach was measured'), end('del')),
  editedParagraph(editedRun(' every ten minutes by the following steps:')),
  editedParagraph(editedRun('A logger was placed at mid depth.'), numbered()),
  editedParagraph(
    `${editedRun('It was shielded from ')}${ins('direct ', 'Rosa Ortega')}${editedRun('sunlight.')}`,
    numbered(1),
  ),
  editedParagraph(editedRun('The logger was read in autumn.'), numbered()),
  editedParagraph(editedRun('Table 1. Mean temperature (°C) by reach'), style('caption')),
  `<w:tbl>${row([editedRun('Reach'), editedRun('June'), editedRun('August')])}${row([editedRun('Shaded'), editedRun('11.2'), `${editedRun('1')}${del('4.1')}${ins('3.1')}`])}${row([ins('Open'), ins('13.6'), ins('16.8')], `<w:ins ${by(editor)}/>`)}</w:tbl>`,
  editedParagraph(
    `${editedRun('H')}${editedRun('2', '<w:vertAlign w:val="subscript"/>')}${editedRun('O was sampled, too. ')}${editedRun('All differences were significant.', '<w:b/>')}`,
  ),
].join('')

/** A .docx with changes of every kind by two people, two comments, a list, a table and a note. */
export function editedDocument(): File {
  const parts = {
    document: part('document', `<w:body>${body}</w:body>`),
    styles: part('styles', language + editedStyles),
    numbering: part('numbering', numbering),
    comments: part(
      'comments',
      comment(0, editor, 'The summer months are always hot, so I have left this out.') +
        comment(1, 'Rosa Ortega', 'Is this what the second reviewer asked for?'),
    ),
    footnotes: part(
      'footnotes',
      `<w:footnote w:id="1">${editedParagraph(`${editedRun(' June to ')}${del('Septembre')}${ins('September')}${editedRun('.')}`)}</w:footnote>`,
    ),
  }
  return editedFile(parts)
}

export const documentWithoutChanges = (): File =>
  editedFile({
    document: part(
      'document',
      `<w:body>${editedParagraph(editedRun('All of it is as it was.'))}</w:body>`,
    ),
  })

export const documentWithDeletedSpace = (): File =>
  editedFile({
    document: part(
      'document',
      `<w:body>${editedParagraph(`${editedRun('All of it')}${del(' ')}${editedRun(', then, stays.')}`)}</w:body>`,
    ),
  })

/** One change in its text, one in its header. */
export const documentWithChangedHeader = (): File =>
  editedFile({
    document: part(
      'document',
      `<w:body>${editedParagraph(`${editedRun('All of it ')}${ins('stays')}`)}</w:body>`,
    ),
    header: part('hdr', editedParagraph(ins('Second draft'))),
  })

/** Contents of the document and of other parts by the kind of their relation; `relations` are further ones. */
export function editedFile(
  { document, ...others }: { document: string } & Record<string, string>,
  relations = '',
): File {
  const parts = Object.entries(others).map(([kind, xml]) => ({ kind, xml }))
  const bytes = testPackage(document, parts, relations)
  return new File([new Uint8Array(bytes)], 'Shade and water.docx')
}
