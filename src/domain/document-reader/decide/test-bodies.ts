export type Piece = {
  kind: 'plain' | 'ins' | 'del' | 'both' | 'format'
  author: string
  text: string
}
export type TrackedLine = {
  pieces: Piece[]
  end: 'ins' | 'del' | 'both' | undefined
  isRestyled: boolean
}
export type TrackedRow = { mark: 'ins' | 'del' | undefined; lines: TrackedLine[] }

/** Writes tracked tags whose ids are all different. */
export function bodyWriter() {
  const ids: string[] = []
  const by = (name: string) => {
    const id = `${ids.length + 1}`
    ids.push(id)
    return `w:id="${id}" w:author="${name}" w:date="2026-11-02T10:00:00Z"`
  }
  const run = (text: string, format = '') => `<w:r>${format}<w:t>${text}</w:t></w:r>`
  const gone = (text: string) => `<w:r><w:delText>${text}</w:delText></w:r>`

  function writePiece({ kind, author: name, text }: Piece): string {
    switch (kind) {
      case 'plain':
        return run(text)
      case 'ins':
        return `<w:ins ${by(name)}>${run(text)}</w:ins>`
      case 'del':
        return `<w:del ${by(name)}>${gone(text)}</w:del>`
      case 'both':
        return `<w:ins ${by(name)}><w:del ${by('Cy')}>${gone(text)}</w:del></w:ins>`
      case 'format':
        return run(text, `<w:rPr><w:b/><w:rPrChange ${by(name)}><w:rPr/></w:rPrChange></w:rPr>`)
    }
  }

  function writeLine({ pieces, end, isRestyled }: TrackedLine): string {
    const marks = end === 'both' ? (['ins', 'del'] as const) : end ? ([end] as const) : []
    const ends = marks.map((mark) => `<w:${mark} ${by(mark === 'del' ? 'Cy' : 'Ada')}/>`).join('')
    const change = isRestyled ? `<w:pPrChange ${by('Ada')}><w:pPr/></w:pPrChange>` : ''
    return `<w:p><w:pPr><w:jc w:val="left"/><w:rPr>${ends}</w:rPr>${change}</w:pPr>${pieces.map(writePiece).join('')}</w:p>`
  }

  function writeTable(rows: readonly TrackedRow[]): string {
    const written = rows.map(({ mark, lines }) => {
      const properties = mark ? `<w:trPr><w:${mark} ${by('Ada')}/></w:trPr>` : ''
      return `<w:tr>${properties}<w:tc>${lines.map(writeLine).join('')}</w:tc></w:tr>`
    })
    return `<w:tbl>${written.join('')}</w:tbl>`
  }

  return { ids, writeLine, writeTable }
}
