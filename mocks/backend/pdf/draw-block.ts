import { drawTable } from './draw-table.ts'
import type { PdfBlock } from './pdf-blocks.ts'
import type { PdfSheet } from './pdf-sheet.ts'

type Block<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>

function drawTitle(sheet: PdfSheet, { text, subtitle }: Block<'title'>): void {
  sheet.write(text, { size: 24, weight: 'bold' }, 1.25)
  if (subtitle) sheet.write(subtitle, { size: 11, ink: 'quiet' })
  sheet.y += 14
}

function drawHeading(sheet: PdfSheet, { text }: Block<'heading'>): void {
  sheet.keep(60)
  sheet.y += 12
  sheet.write(text, { size: 12, weight: 'bold', ink: 'accent' })
  sheet.y += 4
}

function drawParagraph(sheet: PdfSheet, block: Block<'paragraph'>): void {
  const { text, quiet = false, align, size = quiet ? 9 : 10.5 } = block
  sheet.write(text, { size, ink: quiet ? 'quiet' : 'ink', align })
  sheet.y += size * 0.6
}

function drawLink(sheet: PdfSheet, { address }: Block<'link'>): void {
  sheet.link(address, { size: 9, ink: 'accent' })
  sheet.y += 6
}

function drawPairs(sheet: PdfSheet, { pairs }: Block<'pairs'>): void {
  const { x, width } = sheet.extent
  const label = { x, width: width * 0.34 }
  const value = { x: x + width * 0.36, width: width * 0.64 }
  for (const [name, text] of pairs) {
    const names = sheet.lines(name, label.width, { size: 9.5 })
    const lines = sheet.lines(text, value.width, { size: 10 })
    const height = Math.max(names.length, lines.length) * 14 + 4
    sheet.keep(height)
    names.forEach((line, number) => {
      sheet.line(line, sheet.y + 12 + number * 14, label, { size: 9.5, ink: 'quiet' })
    })
    lines.forEach((line, number) => {
      sheet.line(line, sheet.y + 12 + number * 14, value, { size: 10 })
    })
    sheet.y += height
  }
  sheet.y += 8
}

function drawParties(sheet: PdfSheet, { parties }: Block<'parties'>): void {
  const { x, width } = sheet.extent
  const share = (width - 24 * (parties.length - 1)) / parties.length
  const columns = parties.map(({ heading, lines }, number) => ({
    heading,
    extent: { x: x + number * (share + 24), width: share },
    lines: lines.flatMap((line) => sheet.lines(line, share, { size: 10 })),
  }))
  const height = Math.max(...columns.map(({ lines }) => lines.length)) * 14 + 30
  sheet.keep(height)
  for (const { heading, extent, lines } of columns) {
    sheet.line(heading, sheet.y + 10, extent, { size: 8, weight: 'bold', ink: 'quiet' })
    lines.forEach((line, number) => {
      sheet.line(line, sheet.y + 26 + number * 14, extent, { size: 10 })
    })
  }
  sheet.y += height
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
    case 'parties':
      drawParties(sheet, block)
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
