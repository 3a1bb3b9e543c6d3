export type CsvCell = string | number

/** Excel splits cells and reads numbers by the notation of its country. */
export type CsvNotation = { separator: ',' | ';'; decimalSign: '.' | ',' }

/** Spreadsheets run a text that begins so; some take the fullwidth signs for the others. */
const formulaStart = /^[=+\-@＝＋－＠\t\r]/

/** Where a program with another separator would begin a cell with a formula. */
const formulaAfterSeparator = /(?<=[;,\t\r\n])(?=\s*[=@＝＠]|[+\-＋－])/g

/** Without it, Excel reads UTF-8 as the code page of the machine. */
const byteOrderMark = '\uFEFF'

function written(cell: CsvCell, { decimalSign }: CsvNotation): string {
  if (typeof cell === 'number') return String(cell).replace('.', decimalSign)
  const text = (formulaStart.test(cell) ? `'${cell}` : cell).replaceAll(formulaAfterSeparator, "'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180, for spreadsheets: no text becomes a formula or two cells, whichever separator is expected. */
export function csvText(rows: readonly (readonly CsvCell[])[], notation: CsvNotation): string {
  const lines = rows.map((row) => {
    const cells = row.map((cell) => written(cell, notation))
    return `${cells.join(notation.separator)}\r\n`
  })
  return byteOrderMark + lines.join('')
}

export function csvFile(
  name: string,
  rows: readonly (readonly CsvCell[])[],
  notation: CsvNotation,
): File {
  return new File([csvText(rows, notation)], name, { type: 'text/csv;charset=utf-8' })
}
