import { type OpenDocx, readPart } from '../uploads/open-docx.ts'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments'
const TYPES_PART = '[Content_Types].xml'

export const emptyComments = `${HEAD}<w:comments xmlns:w="${WORD}"></w:comments>`

/** `id` is the one of its anchors in the text. */
export type EditorComment = { id: number; text: string }

/** `date` is W3CDTF. */
type CommentSignature = { author: string; date: string }

type MainPart = Pick<OpenDocx, 'parts'>

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)
const mainOf = ({ parts }: MainPart) => parts[0]?.name ?? 'word/document.xml'

/** The path of the comments in a .docx, which it need not have. */
export const commentsPartOf = (docx: MainPart): string => `${folderOf(mainOf(docx))}comments.xml`

export async function commentsXmlOf(docx: OpenDocx): Promise<string> {
  return (await textOf(docx, commentsPartOf(docx))) ?? emptyComments
}

/**
 * The parts of a .docx that change when comments are added to `xml`, its comments so far; none where
 * the package does not list its parts.
 */
export async function withComments(
  docx: OpenDocx,
  xml: string,
  comments: readonly EditorComment[],
  signature: CommentSignature,
): Promise<Map<string, string>> {
  const changed = new Map<string, string>()
  const written = comments.map((comment) => commentXml(comment, signature)).join('')
  const part = commentsPartOf(docx)
  const whole = xml.replace(/(?=<\/(?:\w+:)?comments>\s*$)/, () => written)
  if (docx.entries.has(part)) return changed.set(part, whole)
  const main = mainOf(docx)
  const relationsPart = `${folderOf(main)}_rels/${main.slice(folderOf(main).length)}.rels`
  const types = await textOf(docx, TYPES_PART)
  const relations = await textOf(docx, relationsPart)
  if (types === undefined || relations === undefined) return changed
  const type = `<Override PartName="/${part}" ContentType="${TYPE}"/>`
  const relation = `<Relationship Id="galleyComments" Type="${RELATION}" Target="comments.xml"/>`
  changed.set(TYPES_PART, types.replace('</Types>', `${type}</Types>`))
  changed.set(relationsPart, relations.replace('</Relationships>', `${relation}</Relationships>`))
  return changed.set(part, whole)
}

function commentXml({ id, text }: EditorComment, { author, date }: CommentSignature): string {
  const initials = (author.match(/\p{Lu}/gu) ?? []).join('').slice(0, 3)
  const signed = `w:id="${id}" w:author="${escaped(author)}" w:date="${date}" w:initials="${initials}"`
  const words = `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
  return `<w:comment xmlns:w="${WORD}" ${signed}><w:p>${words}</w:p></w:comment>`
}

async function textOf(docx: OpenDocx, name: string): Promise<string | undefined> {
  const entry = docx.entries.get(name)
  const part = entry && (await readPart(entry))
  return part && 'text' in part ? part.text : undefined
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
