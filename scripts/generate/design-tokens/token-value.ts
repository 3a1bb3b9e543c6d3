import type { CssValues, TokenDefinition } from './read-token-sheet.ts'
import { colorOf, matched, rounded, type TokenColor } from './token-color.ts'

type Measure = { value: number; unit: 'px' | 'ms' }

type Typography = {
  fontFamily: string
  fontSize: Measure
  fontWeight: number
  letterSpacing: Measure
  /** A multiple of the size. */
  lineHeight: number
}

type ShadowLayer = Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Measure> & {
  color: TokenColor | string
}

/** As the Design Tokens Format Module 2025.10 writes values. */
type TypedValue =
  | { $type: 'color'; $value: TokenColor }
  | { $type: 'dimension' | 'duration'; $value: Measure }
  | { $type: 'fontFamily'; $value: string[] }
  | { $type: 'typography'; $value: Typography }
  | { $type: 'shadow'; $value: ShadowLayer[] }

export type ResolvedToken = TokenDefinition & { value: TypedValue }

/** The values of a scheme, a window or a language, with the places of all tokens. */
type Surroundings = { values: CssValues; tokens: readonly TokenDefinition[] }

const pixels = (text: string): Measure => ({
  value: Number(matched(/^(-?[\d.]+?)(?:px)?$/, text)[0]),
  unit: 'px',
})

/** An alias of another token. */
function aliasOf(name: string, { tokens }: Surroundings): string {
  const token = tokens.find((one) => one.name === name)
  if (!token) throw new Error(`tokens.css: no token is named ${name}.`)
  return `{${[...token.group, name].join('.')}}`
}

const invisible = '0 0 rgb(0 0 0 / 0.0)'

function layersOf(text: string, around: Surroundings): ShadowLayer[] {
  const layers = (text === 'none' ? invisible : text).split(/,\s*(?![^(]*\))/)
  return layers.map((layer) => {
    const [lengths = '', color = ''] = matched(/^([-\d.px ]+) (rgb\(.+\)|var\(.+\))$/, layer)
    const [x = '0', y = '0', blur = '0', spread = '0'] = lengths.split(' ')
    const [, alias] = /^var\(--(.+)\)$/.exec(color) ?? []
    return {
      color: alias ? aliasOf(alias, around) : colorOf(color),
      offsetX: pixels(x),
      offsetY: pixels(y),
      blur: pixels(blur),
      spread: pixels(spread),
    }
  })
}

/** In pixels, from where letters stand closer. */
const largeSize = 20

/** The family of the headings is the serif. */
function typographyOf(text: string, group: readonly string[], around: Surroundings): Typography {
  const [weight, size, height, unit] = matched(/^(\d+) ([\d.]+)px \/ ([\d.]+)(px)?$/, text)
  const isHeading = group.includes('heading')
  const isTracked = isHeading && Number(size) >= largeSize
  const tracking = Number.parseFloat(around.values.get('heading-tracking') ?? '0')
  return {
    fontFamily: aliasOf(isHeading ? 'serif' : 'sans', around),
    fontSize: { value: Number(size), unit: 'px' },
    fontWeight: Number(weight),
    letterSpacing: { value: isTracked ? rounded(tracking * Number(size)) : 0, unit: 'px' },
    lineHeight: rounded(unit ? Number(height) / Number(size) : Number(height)),
  }
}

/** Letters that the style sheet takes from a font; design tools know the font alone. */
const fontOfLetters: Readonly<Record<string, string>> = {
  'Galley Sans Letters': 'Source Sans 3 Variable',
  'Galley Serif Letters': 'Source Serif 4 Variable',
}

const familiesOf = (text: string) =>
  text
    .split(/,\s*/)
    .map((name) => name.replaceAll('"', ''))
    .map((name) => fontOfLetters[name] ?? name)

/** @throws for a value that the token's group cannot have */
export function typedValue(
  { name, group }: Pick<TokenDefinition, 'name' | 'group'>,
  around: Surroundings,
): TypedValue {
  const text = around.values.get(name) ?? ''
  switch (group[0]) {
    case 'color':
      return { $type: 'color', $value: colorOf(text) }
    case 'shadow':
      return { $type: 'shadow', $value: layersOf(text, around) }
    case 'font':
      return { $type: 'fontFamily', $value: familiesOf(text) }
    case 'type':
      return { $type: 'typography', $value: typographyOf(text, group, around) }
    case 'time':
      return { $type: 'duration', $value: { value: Number.parseFloat(text), unit: 'ms' } }
    default:
      return { $type: 'dimension', $value: pixels(text) }
  }
}
