import { attribute, type XmlTag } from '../../../../lib/manuscript/scan-xml.ts'

/** Below 1.5 cm: a symbol, an icon or an equation. In English Metric Units and in points. */
const lowest = { emu: 540_000, points: 42 }

export function isSmallPicture(tag: XmlTag): boolean {
  if (tag.name === 'wp:extent') {
    const height = Number(attribute(tag, 'cy'))
    return height > 0 && height < lowest.emu
  }
  if (tag.name !== 'v:shape') return false
  const [, height] = /(?:^|;)\s*height:\s*([\d.]+)pt/.exec(attribute(tag, 'style') ?? '') ?? []
  return height !== undefined && Number(height) < lowest.points
}
