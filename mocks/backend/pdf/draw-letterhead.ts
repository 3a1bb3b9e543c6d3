import { type PdfSheet, pageSize, type Style } from './pdf-sheet.ts'

/** That of `src/ui/page/mark.tsx`, 22 by 26, and its red pen. */
const outline = 'M1 1h14l6 6v18H1zM6 10h10M6 15h6'
const pen = 'M6 20.5c2-2.4 3.4 1.6 5.2-.6s2.6 1 4.8-.6'
const markWidth = 32
const markHeight = 26

export function drawLetterhead(sheet: PdfSheet, name: string, centred: boolean): void {
  const style: Style = { size: 16, weight: 'serif' }
  const { x, width } = sheet.extent
  const free = centred ? (width - markWidth - sheet.widthOf(name, style)) / 2 : 0
  const at = { x: x + free, y: sheet.y, scale: 1 }
  sheet.stroke(outline, at, 'ink', 2)
  sheet.stroke(pen, at, 'red', 2)
  sheet.line(name, sheet.y + 19.5, { x: at.x + markWidth, width }, style)
  sheet.y += markHeight + 36
}

export function drawFrame(sheet: PdfSheet): void {
  for (const [inset, thickness] of [
    [26, 1.4],
    [31, 0.5],
  ] as const) {
    const [width, height] = [pageSize.width - 2 * inset, pageSize.height - 2 * inset]
    const path = `M0 0h${width}v${height}h${-width}z`
    sheet.stroke(path, { x: inset, y: inset, scale: 1 }, 'accent', thickness)
  }
}
