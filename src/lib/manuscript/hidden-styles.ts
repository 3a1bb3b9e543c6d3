import { attribute, scanXml, type XmlTag } from './scan-xml.ts'
import { wordName } from './word-name.ts'

export type HiddenStyles = {
  isAllHidden: boolean
  defaultStyle: string
  hidden: ReadonlyMap<string, boolean>
}

type Style = { parent?: string | undefined; isHidden?: boolean }

export const noHiddenStyles: HiddenStyles = {
  isAllHidden: false,
  defaultStyle: '',
  hidden: new Map(),
}

/** A style may, wrongly, be based on itself. */
const longestChain = 12

export const isOn = (tag: XmlTag): boolean =>
  !['0', 'false', 'off'].includes(attribute(tag, 'val') ?? 'on')

export function readHiddenStyles(xml: string | undefined): HiddenStyles {
  if (!xml?.includes('vanish')) return noHiddenStyles
  const styles = new Map<string, Style>()
  const path: string[] = []
  let style: Style = {}
  let isAllHidden = false
  let defaultStyle = ''
  scanXml(xml, {
    open(tag) {
      const word = wordName(tag) ?? ''
      path.push(word)
      if (word === 'style') {
        style = {}
        const id = attribute(tag, 'styleId') ?? ''
        styles.set(id, style)
        const isDefault = ['1', 'true'].includes(attribute(tag, 'default') ?? '')
        if (isDefault && attribute(tag, 'type') === 'paragraph') defaultStyle = id
      } else if (word === 'basedOn') style.parent = attribute(tag, 'val')
      else if (word === 'vanish') {
        const [owner] = path.slice(-3)
        if (owner === 'style') style.isHidden = isOn(tag)
        if (owner === 'rPrDefault') isAllHidden = isOn(tag)
      }
    },
    close() {
      path.pop()
    },
    text() {},
  })
  const hidden = new Map([...styles.keys()].map((id) => [id, isHiddenBy(styles, id)]))
  return { isAllHidden, defaultStyle, hidden }
}

function isHiddenBy(styles: ReadonlyMap<string, Style>, id: string): boolean {
  let style = styles.get(id)
  for (let steps = 0; style && steps < longestChain; steps += 1) {
    if (style.isHidden !== undefined) return style.isHidden
    style = styles.get(style.parent ?? '')
  }
  return false
}

/** A style of the paragraph and one of the run undo one another (ECMA-376, 17.7.3). */
export function isHidden(
  { isAllHidden, defaultStyle, hidden }: HiddenStyles,
  ofParagraph = defaultStyle,
  ofRun = '',
): boolean {
  return isAllHidden || (hidden.get(ofParagraph) ?? false) !== (hidden.get(ofRun) ?? false)
}
