import { type SampleName, sampleManuscript } from '../../../mocks/samples/sample-manuscript.ts'
import { addPart } from '../../../src/lib/manuscript/package/add-part.ts'
import { openPackage } from '../../../src/lib/manuscript/package/open-package.ts'
import { replaceParts } from '../../../src/lib/manuscript/package/replace-parts.ts'

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const picture =
  '<w:p><w:r><w:drawing><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"/></w:drawing></w:r></w:p>'
const insertion = '<w:ins w:id="90" w:author="Second Author"><w:r><w:t> again</w:t></w:r></w:ins>'
const paragraph = (content: string) => `<w:p>${content}</w:p>`
const textOf = (text: string) => paragraph(`<w:r><w:t>${text}</w:t></w:r>`)
const anchor = (id: number) => `<w:r><w:commentReference w:id="${id}"/></w:r>`
const comment = (id: number) =>
  `<w:comment w:id="${id}" w:author="Second Author">${textOf('Really?')}</w:comment>`

type Annotations = { comments: number; changes: number; figures: number }

const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('')

/** A sample with comments, insertions and pictures without a caption. */
export function annotatedManuscript(
  name: SampleName,
  { comments, changes, figures }: Annotations,
): File {
  const { fileName, type, bytes } = sampleManuscript(name)
  const docx = openPackage(bytes)
  if (docx.kind !== 'open') throw new Error(`${fileName} is ${docx.kind}.`)
  const { document } = docx
  const added =
    times(changes, () => paragraph(insertion)) +
    times(figures, () => picture + textOf('More text.')) +
    paragraph(times(comments, anchor))
  const list = `<w:comments ${word}>${times(comments, comment)}</w:comments>`
  const parts = addPart(docx, { kind: 'comments', type: 'application/xml', xml: list })
  parts.set(document.name, document.xml.replace('</w:body>', `${added}</w:body>`))
  return new File([replaceParts(docx, parts)], fileName, { type })
}
