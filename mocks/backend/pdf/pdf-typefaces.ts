import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import type { Fonts, Typeface, Weight } from './document-fonts.ts'
import type { DocumentLanguage } from './pdf-blocks.ts'
import { orderOf, plainLetters, plainOf } from './typeface-order.ts'

/** `scale` makes all faces look equally large. */
type FontRun = { font: PDFFont; text: string; scale: number }

/** Texts that the serif cannot draw as a whole are bold instead. */
export type Lettering = Weight | 'serif'

export type FontFaces = {
  runs: (text: string, lettering: Lettering) => FontRun[]
  /** Points. */
  width: (text: string, lettering: Lettering, size: number) => number
}

type FontFace = Record<Weight, PDFFont> & { has: ReadonlySet<number>; scale: number }

/** Source Sans looks smaller than the Latin letters of the other faces. */
const scales: Record<Typeface, number> = { sc: 1, jp: 1, latin: 1.117, serif: 1.117 }

const draws = ({ has }: FontFace, character: string): boolean =>
  has.has(character.codePointAt(0) ?? 0)

async function embed(doc: PDFDocument, fonts: Fonts, typeface: Typeface, weight: Weight) {
  return doc.embedFont(await fonts.load(typeface, weight), {
    subset: true,
    // The library's default name is random.
    customName: `Galley-${typeface}-${weight}`,
    features: { liga: false, kern: false },
  })
}

async function openFace(doc: PDFDocument, fonts: Fonts, typeface: Typeface): Promise<FontFace> {
  const regular = await embed(doc, fonts, typeface, 'regular')
  const bold = await embed(doc, fonts, typeface, 'bold')
  const has = new Set(regular.getCharacterSet())
  return { regular, bold, has, scale: scales[typeface] }
}

/** The first face that has the character, else its plain letter, else a question mark. */
function drawnBy(order: readonly FontFace[], character: string): { face: FontFace; drawn: string } {
  for (const drawn of [character, plainOf(character)]) {
    const face = order.find((candidate) => draws(candidate, drawn))
    if (face) return { face, drawn }
  }
  const [face] = order
  if (!face) throw new Error(`No font was opened for "${character}".`)
  return { face, drawn: '?' }
}

export async function openFaces(options: {
  doc: PDFDocument
  fonts: Fonts
  language: DocumentLanguage
  texts: readonly string[]
}): Promise<FontFaces> {
  const { doc, fonts, language, texts } = options
  const faces = new Map<Typeface, FontFace>()
  for (const text of texts) {
    let left = [...text].filter((character) => !(character in plainLetters))
    for (const typeface of orderOf(text, language)) {
      const face = faces.get(typeface) ?? (await openFace(doc, fonts, typeface))
      faces.set(typeface, face)
      left = left.filter((character) => !draws(face, character))
      if (left.length === 0) break
    }
  }

  const serif = await embed(doc, fonts, 'serif', 'bold')
  const inSerif = new Set(serif.getCharacterSet())

  function runs(text: string, lettering: Lettering): FontRun[] {
    const isSerif =
      lettering === 'serif' && [...text].every((one) => inSerif.has(one.codePointAt(0) ?? 0))
    if (isSerif) return [{ font: serif, text, scale: scales.serif }]
    const weight = lettering === 'serif' ? 'bold' : lettering
    const order = orderOf(text, language).flatMap((typeface) => faces.get(typeface) ?? [])
    const made: FontRun[] = []
    for (const character of text) {
      const { face, drawn } = drawnBy(order, character)
      const last = made.at(-1)
      if (last?.font === face[weight]) last.text += drawn
      else made.push({ font: face[weight], text: drawn, scale: face.scale })
    }
    return made
  }

  const widths = new Map<PDFFont, Map<string, number>>()

  function widthOf(character: string, font: PDFFont): number {
    const measured = widths.get(font) ?? new Map<string, number>()
    widths.set(font, measured)
    const width = measured.get(character) ?? font.widthOfTextAtSize(character, 1)
    measured.set(character, width)
    return width
  }

  return {
    runs,
    width(text, lettering, size) {
      let width = 0
      for (const { font, text: stretch, scale } of runs(text, lettering)) {
        for (const character of stretch) width += widthOf(character, font) * scale
      }
      return width * size
    },
  }
}
