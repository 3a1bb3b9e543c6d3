import { attribute, scanXml } from '../../../../lib/manuscript/scan-xml.ts'
import { wordName } from '../../../../lib/manuscript/word-name.ts'

type StyleRole = 'heading' | 'caption'

/** Roles by style id. Names of built-in styles are English in every Word; ids are translated. */
export type StyleRoles = ReadonlyMap<string, StyleRole>

type Style = { role?: StyleRole; parent?: string }

/** Level 9 is body text. */
const isOutlined = (level: string | undefined) => level !== undefined && Number(level) < 9

function roleOfName(name = ''): StyleRole | undefined {
  if (/^caption$/i.test(name)) return 'caption'
  return /^heading \d/i.test(name) ? 'heading' : undefined
}

export function paragraphStyles(xml: string | undefined): StyleRoles {
  const styles = new Map<string, Style>()
  let current: Style = {}
  scanXml(xml ?? '<styles/>', {
    open(tag) {
      const word = wordName(tag)
      if (word === 'style') {
        current = {}
        const id = attribute(tag, 'styleId')
        if (id && attribute(tag, 'type') === 'paragraph') styles.set(id, current)
      } else if (word === 'name') current.role ??= roleOfName(attribute(tag, 'val'))
      else if (word === 'basedOn') current.parent = attribute(tag, 'val')
      else if (word === 'outlineLvl' && isOutlined(attribute(tag, 'val')))
        current.role ??= 'heading'
    },
    close() {},
    text() {},
  })
  const roles = new Map<string, StyleRole>()
  for (const [id, style] of styles) {
    let ancestor: Style | undefined = style
    // A style may, wrongly, be based on itself.
    for (let steps = 0; ancestor && !ancestor.role && steps < 12; steps += 1) {
      ancestor = styles.get(ancestor.parent ?? '')
    }
    if (ancestor?.role) roles.set(id, ancestor.role)
  }
  return roles
}
