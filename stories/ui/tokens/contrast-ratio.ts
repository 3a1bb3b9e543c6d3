const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Relative luminance of `#rrggbb`, as WCAG defines it. */
function luminance(hex: string): number {
  const channel = (start: number) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** From 1 to 21. */
export function contrastRatio(hex: string, ground: string): number {
  const [lighter = 0, darker = 0] = [luminance(hex), luminance(ground)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}
