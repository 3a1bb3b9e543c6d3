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

type Side = 'original' | 'final'
const sidesOf = (kind: Piece['kind']): Side[] => {
  if (kind === 'both') return []
  if (kind === 'ins' || kind === 'nested') return ['final']
  return kind === 'del' ? ['original'] : ['original', 'final']
}

type Body = {
  ids: string[]
  texts: Record<Side, string>
  rowSides: Side[]
  parts: { footnotes: string; comments: string }
}

function by({ ids }: Body, name: string): string {
  const id = `${ids.length + 1}`
  ids.push(id)
  return `w:id="${id}" w:author="${name}" w:date="2026-11-02T10:00:00Z"`
}

function add({ texts, rowSides }: Body, text: string, sides: readonly Side[]) {
  for (const side of sides) if (rowSides.includes(side)) texts[side] += text
}

function writeMove(body: Body, name: string, text: string): string {
  const move = `move${body.ids.length}`
  const side = (element: string) => {
    const range = by(body, name)
    const id = body.ids.at(-1)
    return `<w:${element}RangeStart ${range} w:name="${move}"/><w:${element} ${by(body, name)}>${run(text)}</w:${element}><w:${element}RangeEnd w:id="${id}"/>`
  }
  return side('moveFrom') + side('moveTo')
}

function writeNote(body: Body, name: string, text: string): string {
  const id = body.ids.length + 2
  body.parts.footnotes += `<w:footnote w:id="${id}"><w:p><w:ins ${by(body, name)}>${run(text)}</w:ins></w:p></w:footnote>`
  add(body, text, ['final'])
  return `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
}

function writeComment({ ids, parts }: Body, text: string): string {
  const id = ids.length
  parts.comments += `<w:comment w:id="${id}"/>`
  const edge = (which: string) => `<w:commentRange${which} w:id="${id}"/>`
  return `${edge('Start')}${run(text)}${edge('End')}<w:r><w:commentReference w:id="${id}"/></w:r>`
}

function writeBox(body: Body, name: string, text: string): string {
  const box = `<w:txbxContent><w:p><w:ins ${by(body, name)}>${run(text)}</w:ins></w:p></w:txbxContent>`
  add(body, text, ['final'])
  return `<w:r><mc:AlternateContent xmlns:mc="mc"><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`
}

function writePiece(body: Body, { kind, author: name, text }: Piece): string {
  const change = `<w:rPr><w:b/><w:rPrChange ${by(body, name)}><w:rPr/></w:rPrChange></w:rPr>`
  // The note of a row that goes stays in its part, where nothing refers to it.
  if (kind === 'note' && body.rowSides.length === 2) return writeNote(body, name, text)
  if (kind === 'box') return writeBox(body, name, text)
  add(body, kind === 'symbol' ? 'α' : text, sidesOf(kind))
  switch (kind) {
    case 'plain':
    case 'note':
      return run(text)
    case 'ins':
      return `<w:ins ${by(body, name)}>${run(text)}</w:ins>`
    case 'del':
      return `<w:del ${by(body, name)}>${gone(text)}</w:del>`
    case 'both':
      return `<w:ins ${by(body, name)}><w:del ${by(body, 'Cy')}>${gone(text)}</w:del></w:ins>`
    case 'format':
      return run(text, change)
    case 'nested':
      return `<w:ins ${by(body, name)}>${run(text, change)}<w:del ${by(body, 'Cy')}>${gone('x')}</w:del></w:ins>`
    case 'move':
      return writeMove(body, name, text)
    case 'symbol':
      return '<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>'
    case 'comment':
      return writeComment(body, text)
  }
}

function writeLine(body: Body, { pieces, end, isRestyled }: TrackedLine): string {
  const marks = end === 'both' ? (['ins', 'del'] as const) : end ? ([end] as const) : []
  const ends = marks
    .map((mark) => `<w:${mark} ${by(body, mark === 'del' ? 'Cy' : 'Ada')}/>`)
    .join('')
  const list = isRestyled
    ? `<w:numPr><w:numId w:val="1"/><w:ins ${by(body, 'Ada')}/></w:numPr><w:jc w:val="left"/>`
    : '<w:jc w:val="left"/>'
  const change = isRestyled ? `<w:pPrChange ${by(body, 'Ada')}><w:pPr/></w:pPrChange>` : ''
  const written = pieces.map((piece) => writePiece(body, piece)).join('')
  return `<w:p><w:pPr>${list}<w:rPr>${ends}</w:rPr>${change}</w:pPr>${written}</w:p>`
}

function writeTable(body: Body, rows: readonly TrackedRow[]): string {
  const written = rows.map(({ mark, lines }) => {
    if (mark) body.rowSides = mark === 'ins' ? ['final'] : ['original']
    const properties = mark ? `<w:trPr><w:${mark} ${by(body, 'Ada')}/></w:trPr>` : ''
    const content = lines.map((line) => writeLine(body, line)).join('')
    body.rowSides = ['original', 'final']
    return `<w:tr>${properties}<w:tc>${content}</w:tc></w:tr>`
  })
  return `<w:tbl>${written.join('')}</w:tbl>`
}

export function bodyWriter() {
  const body: Body = {
    ids: [],
    texts: { original: '', final: '' },
    rowSides: ['original', 'final'],
    parts: { footnotes: '', comments: '' },
  }
  const { ids, texts, parts } = body
  return {
    ids,
    texts,
    parts,
    writeLine: (line: TrackedLine) => writeLine(body, line),
    writeTable: (rows: readonly TrackedRow[]) => writeTable(body, rows),
  }
}
