import { makePenpotTokens } from './make-penpot-tokens.ts'
import { darkBlock, makeResolver, refuseUnknownBlocks } from './make-resolver.ts'
import { readTokenSheet } from './read-token-sheet.ts'
import { resolved, wholeTree } from './token-sets.ts'
import { tokenJson } from './token-tree.ts'

const designTokensFolder = 'docs/design-tokens'
export const tokenSheet = 'src/ui/theme/tokens.css'

/** Text by path from the root of the project, from the text of the style sheet. */
export function makeDesignTokens(css: string): Record<string, string> {
  const sheet = readTokenSheet(css)
  refuseUnknownBlocks(sheet)
  const schemes = { light: resolved(sheet), dark: resolved(sheet, darkBlock) }
  const files = {
    'light.tokens.json': wholeTree(sheet, schemes.light),
    'dark.tokens.json': wholeTree(sheet, schemes.dark),
    'galley.resolver.json': makeResolver(sheet),
    'penpot.tokens.json': makePenpotTokens(schemes),
  }
  return Object.fromEntries(
    Object.entries(files).map(([name, tree]) => [`${designTokensFolder}/${name}`, tokenJson(tree)]),
  )
}
