import { putAt, type TokenTree } from './token-tree.ts'
import type { ResolvedToken } from './token-value.ts'

/** Penpot has types of its own for some dimensions. */
const dimensionTypes: Readonly<Record<string, string>> = {
  space: 'spacing',
  radius: 'borderRadius',
}

const hexOf = ({ hex, alpha }: { hex: string; alpha?: number }) =>
  alpha === undefined
    ? hex
    : `${hex}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`

/** Undefined for shadows and durations, which Penpot does not import. */
function plainValue({ value, group }: ResolvedToken): TokenTree | undefined {
  switch (value.$type) {
    case 'color':
      return { $type: 'color', $value: hexOf(value.$value) }
    case 'dimension':
      return {
        $type: dimensionTypes[group[0] ?? ''] ?? 'dimension',
        $value: String(value.$value.value),
      }
    case 'fontFamily':
      return { $type: 'fontFamilies', $value: value.$value[0]?.replace(/ Variable$/, '') }
    case 'typography': {
      const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = value.$value
      return {
        $type: 'typography',
        $value: {
          fontFamily,
          fontSize: String(fontSize.value),
          fontWeight: String(fontWeight),
          letterSpacing: String(letterSpacing.value),
          lineHeight: String(lineHeight),
        },
      }
    }
    default:
      return undefined
  }
}

function setOfScheme(tokens: readonly ResolvedToken[]): TokenTree {
  const tree: TokenTree = {}
  for (const token of tokens) {
    const plain = plainValue(token)
    if (plain) putAt(tree, [...token.group, token.name], { ...plain, $description: token.role })
  }
  return tree
}

/** Penpot reads the draft of 2022, where values are texts, and both schemes from one file. */
export function makePenpotTokens(
  schemes: Record<'light' | 'dark', readonly ResolvedToken[]>,
): TokenTree {
  const group = 'Scheme'
  const theme = (name: string, set: string) => ({
    id: `galley-${set}`,
    name,
    group,
    description: '',
    selectedTokenSets: { [set]: 'enabled' },
  })
  return {
    light: setOfScheme(schemes.light),
    dark: setOfScheme(schemes.dark),
    $themes: [theme('Light', 'light'), theme('Dark', 'dark')],
    $metadata: {
      tokenSetOrder: ['light', 'dark'],
      activeThemes: [`${group}/Light`],
      activeSets: ['light'],
    },
  }
}
