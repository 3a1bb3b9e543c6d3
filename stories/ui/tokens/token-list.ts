import dark from '../../../docs/design-tokens/dark.tokens.json'
import resolver from '../../../docs/design-tokens/galley.resolver.json'
import light from '../../../docs/design-tokens/light.tokens.json'
import { isRecord } from '../../../src/lib/is-record.ts'
import type { ColorScheme } from '../../../src/ui/theme/color-scheme.ts'
import { valueText } from './value-text.ts'

/** A token of the files for design tools; `name` is that of its custom property. */
export type ShownToken = {
  name: string
  /** The group, such as `color.ground`. */
  group: string
  role: string
  values: Record<ColorScheme, unknown>
}

type Leaf = { path: string; leaf: Record<string, unknown> }

function leavesIn(tree: unknown, path: readonly string[] = []): Leaf[] {
  if (!isRecord(tree)) return []
  if ('$value' in tree) return [{ path: path.join('.'), leaf: tree }]
  return Object.entries(tree)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, inner]) => leavesIn(inner, [...path, name]))
}

const inTheDark = new Map(leavesIn(dark).map(({ path, leaf }) => [path, leaf.$value]))

const tokenOf = ({ path, leaf }: Leaf): ShownToken => ({
  name: path.slice(path.lastIndexOf('.') + 1),
  group: path.slice(0, path.lastIndexOf('.')),
  role: String(leaf.$description),
  values: { light: leaf.$value, dark: inTheDark.get(path) },
})

const leaves = leavesIn(light)

/** Tokens of a group, and of the groups in it. */
export const tokensOf = (group: string): ShownToken[] =>
  leaves.filter(({ path }) => path.startsWith(`${group}.`)).map(tokenOf)

function descriptionAt(group: string): string {
  let tree: unknown = light
  for (const name of group.split('.')) tree = isRecord(tree) ? tree[name] : undefined
  return isRecord(tree) && typeof tree.$description === 'string' ? tree.$description : ''
}

type TokenGroup = { name: string; description: string; tokens: ShownToken[] }

/** The groups of a kind, such as `color`, in their order. */
export function tokenGroups(kind: string): TokenGroup[] {
  return [...Map.groupBy(tokensOf(kind), ({ group }) => group)].map(([group, tokens]) => ({
    name: group.slice(group.lastIndexOf('.') + 1),
    description: descriptionAt(group),
    tokens,
  }))
}

export type ColorToken = ShownToken & { atLeast: number; grounds: ShownToken[] }

function colorToken(leaf: Leaf): ColorToken {
  const extensions = leaf.leaf.$extensions
  const demand = isRecord(extensions) ? extensions['org.galley.contrast'] : undefined
  const on: unknown[] = isRecord(demand) && Array.isArray(demand.on) ? demand.on : []
  return {
    ...tokenOf(leaf),
    atLeast: isRecord(demand) ? Number(demand.atLeast) : 0,
    grounds: leaves.filter(({ path }) => on.includes(path)).map(tokenOf),
  }
}

export const colorTokens: ColorToken[] = leaves
  .filter(({ path }) => path.startsWith('color.'))
  .map(colorToken)

export const hexIn = ({ values }: ShownToken, scheme: ColorScheme): string => {
  const value = values[scheme]
  return isRecord(value) ? String(value.hex) : ''
}

/** With its opacity. */
export function cssColorIn(token: ShownToken, scheme: ColorScheme): string {
  const value = token.values[scheme]
  const alpha = isRecord(value) && typeof value.alpha === 'number' ? value.alpha : 1
  return `color-mix(in srgb, ${hexIn(token, scheme)} ${alpha * 100}%, transparent)`
}

type Change = { context: string; value: unknown }

const changes = Object.values(resolver.modifiers)
  .flatMap(({ contexts }) => Object.entries<readonly unknown[]>(contexts))
  .flatMap(([context, trees]) =>
    trees.flatMap((tree) => leavesIn(tree).map(({ path, leaf }) => ({ path, context, leaf }))),
  )

/** What a token becomes elsewhere: in a narrow window, by touch, in Chinese. */
function changesOf({ group, name }: ShownToken): Change[] {
  const own = changes.filter(({ path }) => path === `${group}.${name}`)
  return own.map(({ context, leaf }) => ({ context, value: leaf.$value }))
}

/** The value in words, with what it becomes elsewhere. */
export function valueWithChanges(token: ShownToken): string {
  const usual = valueText(token.values.light)
  const others = changesOf(token)
    .map(({ context, value }) => ({ context, text: valueText(value) }))
    .filter(({ text }) => text !== usual)
  return [usual, ...others.map(({ context, text }) => `${context} ${text}`)].join('; ')
}
