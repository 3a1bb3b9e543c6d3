import type { TokenSheet } from './read-token-sheet.ts'
import { changedTree } from './token-sets.ts'
import type { TokenTree } from './token-tree.ts'

type Modifier = { default: string; contexts: Readonly<Record<string, string>> }

export const darkBlock = '[data-color-scheme="dark"]'

/** What changes tokens, by the block of the style sheet that does. */
const modifiers: Readonly<Record<string, Modifier>> = {
  scheme: { default: 'light', contexts: { dark: darkBlock } },
  language: { default: 'latin', contexts: { zh: '[lang|="zh"]', ja: '[lang|="ja"]' } },
  window: { default: 'wide', contexts: { narrow: '@media (max-width: 860px)' } },
  pointer: { default: 'fine', contexts: { coarse: '@media (pointer: coarse)' } },
  motion: { default: 'full', contexts: { reduced: '@media (prefers-reduced-motion: reduce)' } },
}

/** Gives runs of Latin text on a page in Chinese or Japanese the values of the root again. */
const repeatsRoot = /^:where\(html \[lang/

/** A document of the Resolver Module 2025.10: what changes the tokens, the last one wins. */
export function makeResolver(sheet: TokenSheet): TokenTree {
  const contextsOf = ({ contexts, default: usual }: Modifier) => {
    const others = Object.entries(contexts).map(([name, block]) => [
      name,
      [block === darkBlock ? { $ref: 'dark.tokens.json' } : changedTree(sheet, block)],
    ])
    return { [usual]: [], ...Object.fromEntries(others) }
  }
  const written = Object.entries(modifiers).map(([name, modifier]) => [
    name,
    { default: modifier.default, contexts: contextsOf(modifier) },
  ])
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Galley',
    version: '2025.10',
    sets: { base: { sources: [{ $ref: 'light.tokens.json' }] } },
    modifiers: Object.fromEntries(written),
    resolutionOrder: [
      { $ref: '#/sets/base' },
      ...Object.keys(modifiers).map((name) => ({ $ref: `#/modifiers/${name}` })),
    ],
  }
}

/** @throws for a block of tokens that no context names */
export function refuseUnknownBlocks(sheet: TokenSheet): void {
  const known = Object.values(modifiers).flatMap(({ contexts }) => Object.values(contexts))
  const unknown = [...sheet.blocks.keys()].filter(
    (block) => block !== ':root' && !known.includes(block) && !repeatsRoot.test(block),
  )
  if (unknown.length === 0) return
  throw new Error(`tokens.css: say in make-resolver.ts what "${unknown.join('", "')}" is.`)
}
