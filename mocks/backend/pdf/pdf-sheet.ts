import type { Color, PDFDocument, PDFPage, PDFString } from '@cantoo/pdf-lib'
import { breakLines } from './break-lines.ts'
import type { Align } from './pdf-blocks.ts'
import { type Ink, inks } from './pdf-inks.ts'
import type { openPdf } from './pdf-library.ts'
import type { FontFaces, Lettering } from './pdf-typefaces.ts'

export type Style = { size: number; weight?: Lettering; ink?: Ink; align?: Align | 'center' }
export type HorizontalExtent = { x: number; width: number }

/** A4 and its margins, in points. */
export const pageSize = { width: 595.28, height: 841.89, side: 60, top: 52, foot: 68 }

/** Pages that fill from the top; `y` is measured from the top, in points. */
export class PdfSheet {
  readonly extent: HorizontalExtent = {
    x: pageSize.side,
    width: pageSize.width - 2 * pageSize.side,
  }
  readonly pages: PDFPage[] = []
  y = 0
  private readonly colors: (ink: Ink) => Color
  private readonly stringOf: (text: string) => PDFString
  private readonly doc: PDFDocument
  private readonly faces: FontFaces

  constructor({ doc, library }: Awaited<ReturnType<typeof openPdf>>, faces: FontFaces) {
    this.doc = doc
    this.faces = faces
    this.colors = (ink) => library.rgb(...inks[ink])
    this.stringOf = (text) => library.PDFString.of(text)
    this.turn()
  }

  private get page(): PDFPage {
    const page = this.pages.at(-1)
    if (!page) throw new Error('There is no page yet.')
    return page
  }

  turn(): void {
    this.pages.push(this.doc.addPage([pageSize.width, pageSize.height]))
    this.y = pageSize.top
  }

  /** Starts a new page if less than `height` points are left; returns whether it did. */
  keep(height: number): boolean {
    if (this.y + height <= pageSize.height - pageSize.foot) return false
    this.turn()
    return true
  }

  lines(text: string, width: number, { size, weight = 'regular' }: Style): string[] {
    return breakLines(text, width, (stretch) => this.faces.width(stretch, weight, size))
  }

  /** Draws one line with its baseline at `y`, by default on the last page. */
  line(text: string, y: number, extent: HorizontalExtent, style: Style, page = this.page): void {
    const { size, weight = 'regular', ink = 'ink', align = 'left' } = style
    const free = extent.width - this.faces.width(text, weight, size)
    let x = extent.x + (align === 'left' ? 0 : align === 'right' ? free : free / 2)
    const color = this.colors(ink)
    for (const { font, text: stretch, scale } of this.faces.runs(text, weight)) {
      page.drawText(stretch, { x, y: pageSize.height - y, size: size * scale, font, color })
      x += this.faces.width(stretch, weight, size)
    }
  }

  widthOf(text: string, { size, weight = 'regular' }: Style): number {
    return this.faces.width(text, weight, size)
  }

  write(text: string, style: Style, leading = 1.45, extent = this.extent): void {
    for (const line of this.lines(text, extent.width, style)) {
      this.keep(style.size * leading)
      this.y += style.size * leading
      this.line(line, this.y - style.size * (leading - 1), extent, style)
    }
  }

  link(address: string, style: Style, leading = 1.45): void {
    const { width } = this.extent
    const { context } = this.doc
    for (const line of this.lines(address, width, style)) {
      this.write(line, style, leading)
      const bottom = pageSize.height - this.y
      const length = this.widthOf(line, style)
      const x = this.extent.x + (style.align === 'center' ? (width - length) / 2 : 0)
      const annotation = context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [x, bottom, x + length, bottom + style.size * leading],
        Border: [0, 0, 0],
        A: { Type: 'Action', S: 'URI', URI: this.stringOf(address) },
      })
      this.page.node.addAnnot(context.register(annotation))
    }
  }

  rule(ink: Ink = 'rule', thickness = 0.6, extent = this.extent): void {
    const y = pageSize.height - this.y
    const start = { x: extent.x, y }
    const end = { x: extent.x + extent.width, y }
    this.page.drawLine({ start, end, thickness, color: this.colors(ink) })
  }

  fill(extent: HorizontalExtent, height: number, ink: Ink): void {
    const color = this.colors(ink)
    this.page.drawRectangle({ ...extent, y: pageSize.height - this.y - height, height, color })
  }

  stroke(path: string, at: { x: number; y: number; scale: number }, ink: Ink, thickness: number) {
    const style = { borderColor: this.colors(ink), borderWidth: thickness }
    this.page.drawSvgPath(path, { ...at, y: pageSize.height - at.y, ...style })
  }
}
