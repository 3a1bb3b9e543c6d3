import postcss, { type ChildNode, type Declaration, type Rule } from 'postcss'

type Contrast = { atLeast: number; on: readonly string[] }

export type TokenDefinition = {
  /** Of the custom property, without its dashes. */
  name: string
  group: readonly string[]
  role: string
  contrast?: Contrast
}

export type CssValues = ReadonlyMap<string, string>

export type TokenSheet = {
  /** Descriptions of groups by their path, such as `color.ground`. */
  groups: ReadonlyMap<string, string>
  tokens: readonly TokenDefinition[]
  /** Values of custom properties by the selector or the media query that sets them. */
  blocks: ReadonlyMap<string, CssValues>
}

const opensGroup = /^([a-z]+(?:\.[a-z]+)*): (.+)$/
const demand = /\s*At least ([\d.]+) on ([\w-]+(?:, [\w-]+)*)\.$/

const isProperty = (node: ChildNode): node is Declaration =>
  node.type === 'decl' && node.prop.startsWith('--')

const nameOf = ({ prop }: Declaration) => prop.slice('--'.length)
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The comment behind a declaration, on its line. */
function commentBehind(declaration: Declaration): string | undefined {
  const next = declaration.next()
  const isBehind = next?.type === 'comment' && !next.raws.before?.includes('\n')
  return isBehind ? onOneLine(next.text) : undefined
}

function definitionOf(declaration: Declaration, group: readonly string[]): TokenDefinition {
  const name = nameOf(declaration)
  const comment = commentBehind(declaration)
  if (!comment) throw new Error(`tokens.css: --${name} has no role. Write it behind its value.`)
  const [sentence, atLeast, on] = demand.exec(comment) ?? []
  if (!sentence || !atLeast || !on) return { name, group, role: comment }
  const role = comment.slice(0, -sentence.length)
  return { name, group, role, contrast: { atLeast: Number(atLeast), on: on.split(', ') } }
}

function readDefinitions(root: Rule) {
  const groups = new Map<string, string>()
  const tokens: TokenDefinition[] = []
  let group: string | undefined
  for (const node of root.nodes) {
    if (node.type === 'comment' && node.raws.before?.includes('\n')) {
      const [, path, description] = opensGroup.exec(onOneLine(node.text)) ?? []
      group = path
      if (path && description) groups.set(path, description)
    }
    if (group && isProperty(node)) tokens.push(definitionOf(node, group.split('.')))
  }
  return { groups, tokens }
}

const valuesIn = (rule: Rule): CssValues =>
  new Map(rule.nodes.filter(isProperty).map((node) => [nameOf(node), onOneLine(node.value)]))

/** Rules with the selector, or the media query around them, that names their block. */
function rulesOf(css: string): [block: string, rule: Rule][] {
  return postcss.parse(css).nodes.flatMap((node): [string, Rule][] => {
    if (node.type === 'rule') return [[node.selector, node]]
    if (node.type !== 'atrule') return []
    const inside = (node.nodes ?? []).filter((child) => child.type === 'rule')
    return inside.map((rule) => [`@${node.name} ${node.params}`, rule])
  })
}

/** @throws where a token has no role, or a role names a ground that is none */
export function readTokenSheet(css: string): TokenSheet {
  const rules = rulesOf(css)
  const root = rules.find(([block]) => block === ':root')?.[1]
  if (!root) throw new Error('tokens.css has no :root.')
  const { groups, tokens } = readDefinitions(root)
  const names = new Set(tokens.map(({ name }) => name))
  const unknown = tokens
    .flatMap(({ contrast }) => contrast?.on ?? [])
    .filter((on) => !names.has(on))
  if (unknown.length > 0) throw new Error(`tokens.css: no token is named ${unknown.join(', ')}.`)
  return { groups, tokens, blocks: new Map(rules.map(([block, rule]) => [block, valuesIn(rule)])) }
}
