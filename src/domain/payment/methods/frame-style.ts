/** A font as a frame can load it, which sees none of the page's. */
type FontFaceSource = { family: string; source: string; weight: string; unicodeRange: string }

/** The type and colours that a form in a frame takes over from the page around it. */
export type FrameStyle = {
  fontFamily: string
  fontSize: string
  textColor: string
  quietTextColor: string
  borderColor: string
  fieldColor: string
  accentColor: string
  errorColor: string
  borderRadius: string
  fontFaces: FontFaceSource[]
}

/** The sources of a font face with absolute addresses, as its sheet at `base` names them; undefined without any. */
export function absoluteSource(source: string, base: string): string | undefined {
  const [, address] = /url\(["']?([^"')]+)["']?\)/.exec(source) ?? []
  return address && `url("${new URL(address, base).href}")`
}

function fontFacesOf(families: string, sheets: Iterable<CSSStyleSheet>): FontFaceSource[] {
  return [...sheets].flatMap((sheet) => {
    const base = sheet.href ?? document.baseURI
    return [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return []
      const property = (name: string) => rule.style.getPropertyValue(name)
      const family = property('font-family').replaceAll(/["']/g, '')
      const source = absoluteSource(property('src'), base)
      if (!source || !families.includes(family)) return []
      return [
        {
          family,
          source,
          weight: property('font-weight'),
          unicodeRange: property('unicode-range'),
        },
      ]
    })
  })
}

/** The look of the page where an element stands. */
export function readFrameStyle(element: Element): FrameStyle {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const { fontFamily, fontSize } = style
  // The sheets of others cannot be read, and bring none of our fonts.
  const own = [...document.styleSheets].filter(
    ({ href }) => !href || new URL(href).origin === location.origin,
  )
  return {
    fontFamily,
    fontSize,
    textColor: token('--ink'),
    quietTextColor: token('--ink-2'),
    borderColor: token('--rule-strong'),
    fieldColor: token('--surface'),
    accentColor: token('--accent'),
    errorColor: token('--red'),
    borderRadius: token('--radius'),
    fontFaces: fontFacesOf(fontFamily, own),
  }
}
