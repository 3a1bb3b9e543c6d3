export type TokenColor = {
  colorSpace: 'srgb'
  components: number[]
  alpha?: number
  hex: string
}

export const rounded = (value: number) => Number(value.toFixed(4))

/** The groups of a pattern. @throws for a text that it does not match */
export function matched(pattern: RegExp, text: string): string[] {
  const match = pattern.exec(text)
  if (!match) throw new Error(`tokens.css: "${text}" is no value that design tokens know.`)
  return match.slice(1).map((part) => part ?? '')
}

const twoDigits = (channel: number) => channel.toString(16).padStart(2, '0')

const channelsOf = (text: string): string[] =>
  text.startsWith('#')
    ? matched(/^#(..)(..)(..)$/, text).map((part) => `${Number.parseInt(part, 16)}`)
    : matched(/^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/, text)

export function colorOf(text: string): TokenColor {
  const [red = '0', green = '0', blue = '0', alpha] = channelsOf(text)
  const channels = [red, green, blue].map(Number)
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => rounded(channel / 255)),
    ...(alpha && { alpha: Number(alpha) }),
    hex: `#${channels.map(twoDigits).join('')}`,
  }
}
