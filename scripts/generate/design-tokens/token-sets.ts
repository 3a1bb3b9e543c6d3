import type { CssValues, TokenSheet } from './read-token-sheet.ts'
import { putAt, type TokenTree } from './token-tree.ts'
import { type ResolvedToken, typedValue } from './token-value.ts'

/** All tokens where some blocks of the style sheet hold. */
export function resolved(sheet: TokenSheet, ...blocks: string[]): ResolvedToken[] {
  const values: CssValues = new Map(
    [':root', ...blocks].flatMap((block) => [...(sheet.blocks.get(block) ?? [])]),
  )
  return sheet.tokens.map((token) => ({
    ...token,
    value: typedValue(token, { values, tokens: sheet.tokens }),
  }))
}

const pathOf = ({ name, group }: Pick<ResolvedToken, 'name' | 'group'>) => [...group, name]

/** Paths of the grounds that a token is read on. */
function groundsOf(sheet: TokenSheet, on: readonly string[]): string[] {
  const grounds = sheet.tokens.filter(({ name }) => on.includes(name))
  return grounds.map((token) => pathOf(token).join('.'))
}

function putTokens(tree: TokenTree, sheet: TokenSheet, tokens: readonly ResolvedToken[]): void {
  for (const token of tokens) {
    const { role, contrast, value } = token
    const demand = contrast && {
      atLeast: contrast.atLeast,
      on: groundsOf(sheet, contrast.on),
    }
    putAt(tree, pathOf(token), {
      ...value,
      $description: role,
      ...(demand && { $extensions: { 'org.galley.contrast': demand } }),
    })
  }
}

export function wholeTree(sheet: TokenSheet, tokens: readonly ResolvedToken[]): TokenTree {
  const tree: TokenTree = {}
  for (const [path, description] of sheet.groups) {
    putAt(tree, path.split('.'), { $description: description })
  }
  putTokens(tree, sheet, tokens)
  return tree
}

/** The tokens that a block changes, by themselves or by what they refer to. */
export function changedTree(sheet: TokenSheet, block: string): TokenTree {
  const before = resolved(sheet).map(({ value }) => JSON.stringify(value))
  const after = resolved(sheet, block)
  const tree: TokenTree = {}
  putTokens(
    tree,
    sheet,
    after.filter(({ value }, index) => JSON.stringify(value) !== before[index]),
  )
  return tree
}
