export type CsvCell = string | number

/** Spreadsheets run a text that begins so; some take the fullwidth signs for the others. */
const formulaStart = /^[=+\-@＝＋－＠\t\r]/

/** Without it, Excel reads UTF-8 as the code page of the machine. */
const byteOrderMark = '\uFEFF'

function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180, for spreadsheets: numbers have a point, and no text becomes a formula. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
}

export function csvFile(name: string, rows: readonly (readonly CsvCell[])[]): File {
  return new File([csvText(rows)], name, { type: 'text/csv;charset=utf-8' })
}
