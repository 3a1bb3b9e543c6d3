import { attribute, scanXml } from '../../../lib/manuscript/scan-xml.ts'
import { wordName } from '../../../lib/manuscript/word-name.ts'
import type { Paragraph } from '../model/document-model.ts'

export type StyleRole = Pick<Paragraph, 'role' | 'level'>

export type ParagraphStyle = Partial<StyleRole> & {
  numbering?: { id: string; level: number }
}

type Style = ParagraphStyle & { parent?: string | undefined }

type DocumentStyles = {
  byId: ReadonlyMap<string, ParagraphStyle>
  /** BCP 47, as declared for all text. */
  language: string | undefined
}

/** Level 9 is body text. */
const lowestOutline = 9

/** Names of built-in styles are English in every Word; ids are translated. */
function roleOfName(name: string): StyleRole | undefined {
  if (/^title$/i.test(name)) return { role: 'title', level: 0 }
  if (/^caption$/i.test(name)) return { role: 'caption', level: 0 }
  const [, level] = /^heading (\d)/i.exec(name) ?? []
  return level ? { role: 'heading', level: Number(level) } : undefined
}

export const roleOfOutline = (level: string | undefined): StyleRole | undefined =>
  level !== undefined && Number(level) < lowestOutline
    ? { role: 'heading', level: Number(level) + 1 }
    : undefined

export function readStyles(xml: string | undefined): DocumentStyles {
  const styles = new Map<string, Style>()
  let current: Style = {}
  let language: string | undefined
  let isDefault = false
  scanXml(xml ?? '<styles/>', {
    open(tag) {
      const word = wordName(tag)
      const value = attribute(tag, 'val')
      if (word === 'rPrDefault') isDefault = true
      else if (word === 'lang' && isDefault) language ??= value
      else if (word === 'style') {
        current = {}
        const id = attribute(tag, 'styleId')
        if (id && attribute(tag, 'type') === 'paragraph') styles.set(id, current)
      } else if (word === 'name') Object.assign(current, roleOfName(value ?? ''))
      else if (word === 'basedOn') current.parent = value
      else if (word === 'outlineLvl' && !current.role) Object.assign(current, roleOfOutline(value))
      else if (word === 'numId' && value)
        current.numbering = { id: value, level: current.numbering?.level ?? 0 }
      else if (word === 'ilvl')
        current.numbering = { id: '', ...current.numbering, level: Number(value) }
    },
    close(tag) {
      if (wordName(tag) === 'rPrDefault') isDefault = false
    },
    text() {},
  })
  return { byId: new Map([...styles].map(([id]) => [id, inherited(styles, id)])), language }
}

function inherited(styles: ReadonlyMap<string, Style>, id: string): ParagraphStyle {
  const found: ParagraphStyle = {}
  let style = styles.get(id)
  // A style may, wrongly, be based on itself.
  for (let steps = 0; style && steps < 12; steps += 1) {
    if (!found.role && style.role) Object.assign(found, { role: style.role, level: style.level })
    if (!found.numbering?.id && style.numbering) found.numbering = style.numbering
    style = styles.get(style.parent ?? '')
  }
  return found
}
