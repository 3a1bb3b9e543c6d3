import { drawTable } from './draw-table.ts'
import type { PdfBlock } from './pdf-blocks.ts'
import type { HorizontalExtent, PdfSheet, Style } from './pdf-sheet.ts'

const textStyle: Style = { size: 10.5 }
const quietStyle: Style = { size: 9.5, ink: 'quiet' }
const leading = 15

type Block<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>

function drawTitle(sheet: PdfSheet, { text, subtitle }: Block<'title'>): void {
  sheet.write(text, { size: 27, weight: 'serif' }, 1.2)
  sheet.y += 4
  if (subtitle) sheet.write(subtitle, { size: 12, ink: 'quiet' })
  sheet.y += 26
}

function drawHeading(sheet: PdfSheet, { text }: Block<'heading'>): void {
  sheet.keep(180)
  sheet.y += 14
  sheet.write(text, { size: 13, weight: 'serif' })
  sheet.y += 6
}

/** In points: as wide as keeps the number of lines, so that the last one is not left short. */
function evenInset(sheet: PdfSheet, text: string, style: Style): number {
  const { width } = sheet.extent
  const countAt = (inset: number) => sheet.lines(text, width - 2 * inset, style).length
  let inset = 28
  const count = countAt(inset)
  while (count > 1 && inset < width / 4 && countAt(inset + 4) === count) inset += 4
  return inset
}

function drawParagraph(sheet: PdfSheet, block: Block<'paragraph'>): void {
  const { text, quiet = false, serif = false, align, size = quiet ? 9.5 : 10.5 } = block
  const weight = serif ? 'serif' : 'regular'
  const { x, width } = sheet.extent
  const style: Style = { size, weight, ink: quiet ? 'quiet' : 'ink', align }
  const inset = align === 'center' ? evenInset(sheet, text, style) : 0
  sheet.write(text, style, serif ? 1.25 : 1.5, { x: x + inset, width: width - 2 * inset })
  sheet.y += size * 0.6
}

function drawLink(sheet: PdfSheet, { address, align }: Block<'link'>): void {
  sheet.link(address, { size: 9.5, ink: 'accent', align })
  sheet.y += 6
}

function pairsIn(sheet: PdfSheet, pairs: Block<'pairs'>['pairs'], extent: HorizontalExtent): void {
  const label = { x: extent.x, width: extent.width * 0.36 }
  const value = { x: extent.x + extent.width * 0.4, width: extent.width * 0.6 }
  for (const [name, text] of pairs) {
    const names = sheet.lines(name, label.width, quietStyle)
    const lines = sheet.lines(text, value.width, textStyle)
    const height = Math.max(names.length, lines.length) * leading + 8
    sheet.keep(height)
    names.forEach((line, number) => {
      sheet.line(line, sheet.y + 15 + number * leading, label, quietStyle)
    })
    lines.forEach((line, number) => {
      sheet.line(line, sheet.y + 15 + number * leading, value, textStyle)
    })
    sheet.y += height
    sheet.rule('rule', 0.6, extent)
  }
}

function drawPairs(sheet: PdfSheet, { pairs, align }: Block<'pairs'>): void {
  const { x, width } = sheet.extent
  const inset = align === 'center' ? width * 0.16 : 0
  pairsIn(sheet, pairs, { x: x + inset, width: width - 2 * inset })
  sheet.y += 22
}

function drawParticulars(sheet: PdfSheet, { party, pairs }: Block<'particulars'>): void {
  const { x, width } = sheet.extent
  const share = party ? width * 0.42 : 0
  const top = sheet.y
  if (party) {
    const extent = { x, width: share }
    sheet.line(party.heading, top + 15, extent, quietStyle)
    party.lines
      .flatMap((line) => sheet.lines(line, share, textStyle))
      .forEach((line, number) => {
        sheet.line(line, top + 19 + (number + 1) * leading, extent, textStyle)
        sheet.y = top + 27 + (number + 1) * leading
      })
  }
  const bottom = sheet.y
  sheet.y = top
  const gap = party ? width * 0.06 : 0
  pairsIn(sheet, pairs, { x: x + share + gap, width: width - share - gap })
  sheet.y = Math.max(sheet.y, bottom) + 28
}

export function drawBlock(sheet: PdfSheet, block: PdfBlock): void {
  switch (block.kind) {
    case 'title':
      drawTitle(sheet, block)
      break
    case 'heading':
      drawHeading(sheet, block)
      break
    case 'paragraph':
      drawParagraph(sheet, block)
      break
    case 'link':
      drawLink(sheet, block)
      break
    case 'pairs':
      drawPairs(sheet, block)
      break
    case 'particulars':
      drawParticulars(sheet, block)
      break
    case 'table':
      drawTable(sheet, block)
      break
    case 'rule':
      sheet.y += 8
      sheet.rule()
      sheet.y += 8
      break
    case 'space':
      sheet.y += block.height
  }
}
