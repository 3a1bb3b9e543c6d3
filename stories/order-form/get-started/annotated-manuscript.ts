import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { type SampleName, sampleManuscript } from '../../../mocks/samples/sample-manuscript.ts'

const document = 'word/document.xml'
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const picture =
  '<w:p><w:r><w:drawing><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"/></w:drawing></w:r></w:p>'
const insertion = '<w:ins w:id="90" w:author="Second Author"><w:r><w:t> again</w:t></w:r></w:ins>'
const paragraph = (content: string) => `<w:p>${content}</w:p>`
const textOf = (text: string) => paragraph(`<w:r><w:t>${text}</w:t></w:r>`)

type Annotations = { comments: number; changes: number; figures: number }

/** A sample with comments, insertions and pictures without a caption. */
export function annotatedManuscript(
  name: SampleName,
  { comments, changes, figures }: Annotations,
): File {
  const { fileName, type, bytes } = sampleManuscript(name)
  const parts = unzipSync(bytes)
  const added = [
    ...Array.from({ length: changes }, () => paragraph(insertion)),
    ...Array.from({ length: figures }, () => picture + textOf('More text.')),
  ]
  const xml = strFromU8(parts[document] ?? new Uint8Array())
  const comment = `<w:comment w:id="1" w:author="Second Author">${textOf('Really?')}</w:comment>`
  const zipped = zipSync({
    ...parts,
    [document]: strToU8(xml.replace('</w:body>', `${added.join('')}</w:body>`)),
    'word/comments.xml': strToU8(`<w:comments ${word}>${comment.repeat(comments)}</w:comments>`),
  })
  return new File([new Uint8Array(zipped)], fileName, { type })
}
