import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import type { Fonts, Typeface, Weight } from './document-fonts.ts'
import type { Language } from './pdf-blocks.ts'

export type Run = { font: PDFFont; text: string }

export type Faces = {
  /** A text in stretches of one font each. */
  runs: (text: string, weight: Weight) => Run[]
  /** In points. */
  width: (text: string, weight: Weight, size: number) => number
}

type Face = Record<Weight, PDFFont> & { has: ReadonlySet<number> }

/** Latin letters that do not come apart into a letter and its mark. */
const plainLetters: Record<string, string> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  '\u00a0': ' ',
}

/** Which typeface a text is tried in, in order: the same character differs from country to country. */
function orderOf(text: string, language: Language): readonly Typeface[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['jp', 'sc']
  if (/\p{Script=Han}/u.test(text)) return language === 'jp' ? ['jp', 'sc'] : ['sc', 'jp']
  return language === 'cn' ? ['sc', 'jp'] : ['jp', 'sc']
}

function drawable(character: string, has: ReadonlySet<number>): string | undefined {
  if (has.has(character.codePointAt(0) ?? 0)) return character
  const plain = plainLetters[character] ?? character.normalize('NFD').replace(/\p{Mark}/gu, '')
  return has.has(plain.codePointAt(0) ?? 0) ? plain : undefined
}

async function openFace(doc: PDFDocument, fonts: Fonts, typeface: Typeface): Promise<Face> {
  const embed = async (weight: Weight) =>
    doc.embedFont(await fonts.load(typeface, weight), {
      subset: true,
      // By itself the library draws lots for a name, and the same document would differ.
      customName: `Galley-${typeface}-${weight}`,
      features: { liga: false, kern: false },
    })
  const [regular, bold] = [await embed('regular'), await embed('bold')]
  return { regular, bold, has: new Set(regular.getCharacterSet()) }
}

/** Embeds the typefaces that some texts need, as subsets, and sets text in them. */
export async function openFaces(given: {
  doc: PDFDocument
  fonts: Fonts
  language: Language
  texts: readonly string[]
}): Promise<Faces> {
  const { doc, fonts, language, texts } = given
  const faces = new Map<Typeface, Face>()
  for (const text of texts) {
    for (const typeface of orderOf(text, language)) {
      const face = faces.get(typeface) ?? (await openFace(doc, fonts, typeface))
      faces.set(typeface, face)
      if ([...text].every((character) => drawable(character, face.has) !== undefined)) break
    }
  }

  function runs(text: string, weight: Weight): Run[] {
    const order = orderOf(text, language).flatMap((typeface) => faces.get(typeface) ?? [])
    const made: Run[] = []
    for (const character of text) {
      const face = order.find(({ has }) => drawable(character, has) !== undefined) ?? order[0]
      if (!face) throw new Error(`No font was opened for "${text}".`)
      const drawn = drawable(character, face.has) ?? '?'
      const last = made.at(-1)
      if (last?.font === face[weight]) last.text += drawn
      else made.push({ font: face[weight], text: drawn })
    }
    return made
  }

  const widths = new Map<PDFFont, Map<string, number>>()

  function widthOf(character: string, font: PDFFont): number {
    const known = widths.get(font) ?? new Map<string, number>()
    widths.set(font, known)
    const width = known.get(character) ?? font.widthOfTextAtSize(character, 1)
    known.set(character, width)
    return width
  }

  return {
    runs,
    width(text, weight, size) {
      let width = 0
      for (const { font, text: stretch } of runs(text, weight)) {
        for (const character of stretch) width += widthOf(character, font)
      }
      return width * size
    },
  }
}
