import type { PdfBlock, TableColumn, Total } from './pdf-blocks.ts'
import type { HorizontalExtent, PdfSheet, Style } from './pdf-sheet.ts'

type TableBlock = Extract<PdfBlock, { kind: 'table' }>
type Cell = { lines: string[]; extent: HorizontalExtent; style: Style }

const gap = 12
const cellStyle: Style = { size: 10.5 }
const headStyle: Style = { size: 9, weight: 'bold', ink: 'quiet' }
const leading = 15
const padding = 8
const band = 32
/** Amounts keep clear of the edge of the band. */
const inset = 10

function extentsOf(columns: readonly TableColumn[], { extent }: PdfSheet): HorizontalExtent[] {
  const free = extent.width - gap * (columns.length - 1)
  const shares = columns.reduce((sum, { width }) => sum + width, 0)
  let { x } = extent
  return columns.map((column) => {
    const width = (free * column.width) / shares
    const at = { x, width }
    x += width + gap
    return at
  })
}

function drawRow(sheet: PdfSheet, cells: readonly Cell[]): void {
  const top = sheet.y
  for (const { lines, extent, style } of cells) {
    lines.forEach((line, number) => {
      sheet.line(line, top + padding + leading * number + style.size, extent, style)
    })
  }
  sheet.y = top + heightOf(cells)
}

function heightOf(cells: readonly Cell[]): number {
  return Math.max(...cells.map(({ lines }) => lines.length)) * leading + 2 * padding - 2
}

function drawTotals(sheet: PdfSheet, totals: readonly Total[]): void {
  const { x, width } = sheet.extent
  const extent = { x: x + width * 0.42, width: width * 0.58 }
  sheet.keep(totals.length * 20 + band)
  for (const { label, value, strong = false } of totals) {
    const style: Style = strong ? { size: 13, weight: 'bold' } : { size: 10.5 }
    if (strong) sheet.y += 8
    const ink = strong ? 'ink' : 'quiet'
    if (strong) sheet.fill({ x: extent.x - 12, width: extent.width + 12 }, band, 'soft')
    sheet.y += strong ? band : 20
    const baseline = sheet.y - (strong ? 11.5 : 5)
    sheet.line(label, baseline, extent, { ...style, ink })
    sheet.line(
      value,
      baseline,
      { ...extent, width: extent.width - inset },
      { ...style, align: 'right' },
    )
  }
}

/** Repeats the headings on each page; rows are not split. */
export function drawTable(sheet: PdfSheet, { columns, rows, totals = [] }: TableBlock): void {
  const extents = extentsOf(columns, sheet)
  const rowOf = (texts: readonly string[], style: Style): Cell[] =>
    extents.map((extent, number) => {
      const align = columns[number]?.align
      const lines = sheet.lines(texts[number] ?? '', extent.width, style)
      const width = extent.width - (align === 'right' ? inset : 0)
      return { lines, extent: { ...extent, width }, style: { ...style, align } }
    })
  const head = rowOf(
    columns.map(({ heading }) => heading),
    headStyle,
  )
  const drawHead = () => {
    drawRow(sheet, head)
    sheet.rule('accent', 1)
  }
  sheet.keep(heightOf(head) + 40)
  drawHead()
  for (const texts of rows) {
    const row = rowOf(texts, cellStyle)
    if (sheet.keep(heightOf(row))) drawHead()
    drawRow(sheet, row)
    sheet.rule()
  }
  sheet.y += 6
  drawTotals(sheet, totals)
  sheet.y += 18
}
