import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import type { Fonts, Typeface, Weight } from './document-fonts.ts'
import type { DocumentLanguage } from './pdf-blocks.ts'

/** `scale` makes all faces look equally large. */
type FontRun = { font: PDFFont; text: string; scale: number }

export type FontFaces = {
  runs: (text: string, weight: Weight) => FontRun[]
  /** Points. */
  width: (text: string, weight: Weight, size: number) => number
}

type FontFace = Record<Weight, PDFFont> & { has: ReadonlySet<number>; scale: number }

/** Source Sans looks smaller than the Latin letters of the other faces. */
const scales: Record<Typeface, number> = { sc: 1, jp: 1, latin: 1.117 }

/** Characters that do not decompose and that no typeface has. */
const plainLetters: Record<string, string> = { ı: 'i', '\u00a0': ' ' }

/** Typefaces in order of preference: Chinese and Japanese draw the same character differently. */
function orderOf(text: string, language: DocumentLanguage): readonly Typeface[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['jp', 'sc', 'latin']
  if (/\p{Script=Han}/u.test(text))
    return language === 'jp' ? ['jp', 'sc', 'latin'] : ['sc', 'jp', 'latin']
  return language === 'cn' ? ['sc', 'latin', 'jp'] : ['jp', 'latin', 'sc']
}

const plainOf = (character: string): string =>
  plainLetters[character] ?? character.normalize('NFD').replace(/\p{Mark}/gu, '')

const draws = ({ has }: FontFace, character: string): boolean =>
  has.has(character.codePointAt(0) ?? 0)

async function openFace(doc: PDFDocument, fonts: Fonts, typeface: Typeface): Promise<FontFace> {
  const embed = async (weight: Weight) =>
    doc.embedFont(await fonts.load(typeface, weight), {
      subset: true,
      // The library's default name is random.
      customName: `Galley-${typeface}-${weight}`,
      features: { liga: false, kern: false },
    })
  const [regular, bold] = [await embed('regular'), await embed('bold')]
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

/** Embeds subsets of the typefaces that the texts need. */
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

  function runs(text: string, weight: Weight): FontRun[] {
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
    width(text, weight, size) {
      let width = 0
      for (const { font, text: stretch, scale } of runs(text, weight)) {
        for (const character of stretch) width += widthOf(character, font) * scale
      }
      return width * size
    },
  }
}
