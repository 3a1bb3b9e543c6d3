import {
  editedFile,
  editedParagraph,
  editedRun,
  editedStyles,
  numbered,
  part,
  style,
} from './edited-document-file.ts'

const address = 'https://example.org/streams/data'

const levels = ['%1', '%1.%2']
  .map(
    (text, level) =>
      `<w:lvl w:ilvl="${level}"><w:numFmt w:val="decimal"/><w:lvlText w:val="${text}"/></w:lvl>`,
  )
  .join('')
const numbering = `<w:abstractNum w:abstractNumId="1">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`
const drawing = (description: string) =>
  `<w:r><w:drawing><wp:inline xmlns:wp="wp"><wp:docPr id="1" descr="${description}"/></wp:inline></w:drawing></w:r>`
const link = `<w:hyperlink xmlns:r="r" r:id="r1">${editedRun('archive of ')}${editedRun('measurements', '<w:i/>')}</w:hyperlink>`

const heading = (level: number, text: string) =>
  editedParagraph(editedRun(text), `${style(`heading ${level}`)}${numbered(level - 1)}`)

const body = [
  heading(1, 'Methods'),
  heading(2, 'Sites'),
  editedParagraph(`${editedRun('All readings are in the ')}${link}${editedRun('.')}`),
  editedParagraph(drawing('Map of the twelve reaches in Galicia')),
  editedParagraph(editedRun('Figure 1. Where we measured'), style('caption')),
  heading(2, 'Loggers'),
  editedParagraph(
    `${editedRun('A logger weighs 40 g ')}${drawing('')}${editedRun(' and floats.')}`,
  ),
  heading(1, 'Results'),
].join('')

/** A .docx with numbered headings, a link and two pictures. */
export const illustratedDocument = (): File =>
  editedFile(
    {
      document: part('document', `<w:body>${body}</w:body>`),
      numbering: part('numbering', numbering),
      styles: part('styles', editedStyles),
    },
    `<Relationship Id="r1" Target="${address}" TargetMode="External"/>`,
  )
