/** Frames cannot use the page's fonts, and load their own. */
type FontFaceSource = { family: string; source: string; weight: string; unicodeRange: string }

type FrameStyle = {
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

export function readFrameStyle(element: Element): FrameStyle {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const { fontFamily, fontSize } = style
  // Stylesheets of other origins cannot be read.
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
