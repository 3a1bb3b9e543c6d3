import type { DocxParagraph, DocxRun, RunChild } from '../uploads/docx-paragraphs.ts'

/** Replaces a range of a paragraph; offsets are UTF-16 units of its text. */
export type Edit = {
  start: number
  end: number
  replacement: string
  comment?: number | undefined
  author?: string | undefined
}

/** Author and date of the changes; `firstId` and the ids above it are unused in the file. */
type ChangeSignature = { author: string; date: string; firstId: number }

type Stretch = { run: DocxRun; child: RunChild; start: number; end: number }
type TrackedChange = Stretch & {
  author: string | undefined
  insertion: string | undefined
  begins: number | undefined
  ends: number | undefined
}

/** A paragraph's edits are sorted and apart; those that touch formulas or changes are skipped. */
export function trackChanges(
  xml: string,
  paragraphs: readonly { paragraph: DocxParagraph; edits: readonly Edit[] }[],
  signature: ChangeSignature,
): string {
  const changes = new Map<DocxRun, TrackedChange[]>()
  for (const { paragraph, edits } of paragraphs) {
    for (const edit of edits) {
      for (const change of changesOf(paragraph, edit)) {
        const ofRun = changes.get(change.run)
        if (ofRun) ofRun.push(change)
        else changes.set(change.run, [change])
      }
    }
  }
  let id = signature.firstId
  const sign = (author = signature.author) => {
    const by = escaped(author).replaceAll('"', '&quot;')
    id += 1
    return (w: string) => `${w}id="${id - 1}" ${w}author="${by}" ${w}date="${signature.date}"`
  }
  const runs = [...changes.keys()].sort((a, b) => a.from - b.from)
  let written = ''
  let at = 0
  for (const run of runs) {
    written += xml.slice(at, run.from) + changedRun(xml, run, changes.get(run) ?? [], sign)
    at = run.to
  }
  return written + xml.slice(at)
}

/** The text ranges that an edit changes; none if part of it is in no run. */
function changesOf(
  paragraph: DocxParagraph,
  { start, end, replacement, comment, author }: Edit,
): TrackedChange[] {
  const inserts = start === end
  const stretches: Stretch[] = []
  let covered = 0
  for (const run of paragraph.runs) {
    if (!run.isEditable) continue
    for (const child of run.children) {
      const last = child.at + child.text.length
      const from = Math.max(start, child.at)
      const to = Math.min(end, last)
      if (inserts ? child.at < start && start <= last : from < to) {
        stretches.push({ run, child, start: from, end: to })
        covered += to - from
      }
    }
  }
  if (covered < end - start) return []
  return stretches.map((stretch, index) => ({
    ...stretch,
    author,
    insertion: index === 0 && replacement !== '' ? replacement : undefined,
    begins: index === 0 ? comment : undefined,
    ends: index === stretches.length - 1 ? comment : undefined,
  }))
}

type Sign = (author: string | undefined) => (prefix: string) => string

function changedRun(
  xml: string,
  run: DocxRun,
  changes: readonly TrackedChange[],
  sign: Sign,
): string {
  const element = run.tag.prefix ? `${run.tag.prefix}:` : ''
  // The default namespace does not apply to attributes, so they need a prefix.
  const declared = element ? '' : ` xmlns:w="${run.tag.uri}"`
  const attributes = element || 'w:'
  const [format, ...rest] = run.children
  const hasFormat = format?.name === 'rPr'
  const opening =
    xml.slice(run.from, run.inside) + (hasFormat ? xml.slice(format.from, format.to) : '')
  const runOf = (content: string) => content && `${opening}${content}</${element}r>`
  const change = (name: 'del' | 'ins', content: string, author: string | undefined) =>
    `<${element}${name}${declared} ${sign(author)(attributes)}>${runOf(content)}</${element}${name}>`
  const textOf = (name: 't' | 'delText', text: string) =>
    text && `<${element}${name} xml:space="preserve">${escaped(text)}</${element}${name}>`
  const anchor = (name: string, id: number | undefined) =>
    id === undefined ? '' : `<${element}${name}${declared} ${attributes}id="${id}"/>`
  const reference = (id: number | undefined) =>
    id === undefined ? '' : `<${element}r>${anchor('commentReference', id)}</${element}r>`
  let written = ''
  let unchanged = ''
  const flush = () => {
    written += runOf(unchanged)
    unchanged = ''
  }
  for (const child of hasFormat ? rest : run.children) {
    let at = child.at
    const whole = xml.slice(child.from, child.to)
    const isText = child.name === 't'
    const own = changes.filter((entry) => entry.child === child)
    for (const { start, end, author, insertion, begins, ends } of own.sort(
      (a, b) => a.start - b.start,
    )) {
      if (isText) unchanged += textOf('t', child.text.slice(at - child.at, start - child.at))
      else if (start === end) unchanged += whole
      flush()
      written += anchor('commentRangeStart', begins)
      const deletedText = child.text.slice(start - child.at, end - child.at)
      const deleted = deletedText && (isText ? textOf('delText', deletedText) : whole)
      if (deleted) written += change('del', deleted, author)
      if (insertion) written += change('ins', textOf('t', insertion), author)
      written += anchor('commentRangeEnd', ends) + reference(ends)
      at = end
    }
    if (own.length === 0) unchanged += whole
    else if (isText) unchanged += textOf('t', child.text.slice(at - child.at))
  }
  flush()
  return written
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
