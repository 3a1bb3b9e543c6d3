export type Piece = {
  kind:
    | 'plain'
    | 'ins'
    | 'del'
    | 'both'
    | 'format'
    | 'nested'
    | 'move'
    | 'symbol'
    | 'comment'
    | 'note'
    | 'box'
  author: string
  text: string
}
export type TrackedLine = {
  pieces: Piece[]
  end: 'ins' | 'del' | 'both' | undefined
  isRestyled: boolean
}
export type TrackedRow = { mark: 'ins' | 'del' | undefined; lines: TrackedLine[] }

const run = (text: string, format = '') => `<w:r>${format}<w:t>${text}</w:t></w:r>`
const gone = (text: string) => `<w:r><w:delText>${text}</w:delText></w:r>`

/** Where a piece's text is: in the original, in the final document, or in both. */
type Side = 'original' | 'final'
const sidesOf = (kind: Piece['kind']): Side[] => {
  if (kind === 'both') return []
  if (kind === 'ins' || kind === 'nested') return ['final']
  return kind === 'del' ? ['original'] : ['original', 'final']
}

/** Writes tracked tags whose ids are all different, and keeps the text that either side should have. */
export function bodyWriter() {
  const ids: string[] = []
  const texts: Record<Side, string> = { original: '', final: '' }
  let rowSides: Side[] = ['original', 'final']
  const parts = { footnotes: '', comments: '' }
  const by = (name: string) => {
    const id = `${ids.length + 1}`
    ids.push(id)
    return `w:id="${id}" w:author="${name}" w:date="2026-11-02T10:00:00Z"`
  }
  const add = (text: string, sides: readonly Side[]) => {
    for (const side of sides) if (rowSides.includes(side)) texts[side] += text
  }

  function writeMove(name: string, text: string): string {
    const move = `move${ids.length}`
    const side = (element: string) => {
      const range = by(name)
      const id = ids.at(-1)
      return `<w:${element}RangeStart ${range} w:name="${move}"/><w:${element} ${by(name)}>${run(text)}</w:${element}><w:${element}RangeEnd w:id="${id}"/>`
    }
    return side('moveFrom') + side('moveTo')
  }

  /** A note whose text is inserted. */
  function writeNote(name: string, text: string): string {
    const id = ids.length + 2
    parts.footnotes += `<w:footnote w:id="${id}"><w:p><w:ins ${by(name)}>${run(text)}</w:ins></w:p></w:footnote>`
    add(text, ['final'])
    return `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
  }

  function writeComment(text: string): string {
    const id = ids.length
    parts.comments += `<w:comment w:id="${id}"/>`
    const edge = (which: string) => `<w:commentRange${which} w:id="${id}"/>`
    return `${edge('Start')}${run(text)}${edge('End')}<w:r><w:commentReference w:id="${id}"/></w:r>`
  }

  /** A text box, which is repeated for older readers. */
  function writeBox(name: string, text: string): string {
    const box = `<w:txbxContent><w:p><w:ins ${by(name)}>${run(text)}</w:ins></w:p></w:txbxContent>`
    add(text, ['final'])
    return `<w:r><mc:AlternateContent xmlns:mc="mc"><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`
  }

  function writePiece({ kind, author: name, text }: Piece): string {
    const change = `<w:rPr><w:b/><w:rPrChange ${by(name)}><w:rPr/></w:rPrChange></w:rPr>`
    // The note of a row that goes stays in its part, where nothing refers to it.
    if (kind === 'note' && rowSides.length === 2) return writeNote(name, text)
    if (kind === 'box') return writeBox(name, text)
    add(kind === 'symbol' ? 'α' : text, sidesOf(kind))
    switch (kind) {
      case 'plain':
      case 'note':
        return run(text)
      case 'ins':
        return `<w:ins ${by(name)}>${run(text)}</w:ins>`
      case 'del':
        return `<w:del ${by(name)}>${gone(text)}</w:del>`
      case 'both':
        return `<w:ins ${by(name)}><w:del ${by('Cy')}>${gone(text)}</w:del></w:ins>`
      case 'format':
        return run(text, change)
      case 'nested':
        return `<w:ins ${by(name)}>${run(text, change)}<w:del ${by('Cy')}>${gone('x')}</w:del></w:ins>`
      case 'move':
        return writeMove(name, text)
      case 'symbol':
        return '<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>'
      case 'comment':
        return writeComment(text)
    }
  }

  function writeLine({ pieces, end, isRestyled }: TrackedLine): string {
    const marks = end === 'both' ? (['ins', 'del'] as const) : end ? ([end] as const) : []
    const ends = marks.map((mark) => `<w:${mark} ${by(mark === 'del' ? 'Cy' : 'Ada')}/>`).join('')
    const list = isRestyled
      ? `<w:numPr><w:numId w:val="1"/><w:ins ${by('Ada')}/></w:numPr><w:jc w:val="left"/>`
      : '<w:jc w:val="left"/>'
    const change = isRestyled ? `<w:pPrChange ${by('Ada')}><w:pPr/></w:pPrChange>` : ''
    return `<w:p><w:pPr>${list}<w:rPr>${ends}</w:rPr>${change}</w:pPr>${pieces.map(writePiece).join('')}</w:p>`
  }

  function writeTable(rows: readonly TrackedRow[]): string {
    const written = rows.map(({ mark, lines }) => {
      if (mark) rowSides = mark === 'ins' ? ['final'] : ['original']
      const properties = mark ? `<w:trPr><w:${mark} ${by('Ada')}/></w:trPr>` : ''
      const row = `<w:tr>${properties}<w:tc>${lines.map(writeLine).join('')}</w:tc></w:tr>`
      rowSides = ['original', 'final']
      return row
    })
    return `<w:tbl>${written.join('')}</w:tbl>`
  }

  return { ids, texts, parts, writeLine, writeTable }
}
