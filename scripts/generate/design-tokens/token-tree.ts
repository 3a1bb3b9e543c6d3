import { isRecord } from '../../../src/lib/is-record.ts'

/** Nested groups of tokens, as in the files. */
export type TokenTree = Record<string, unknown>

/** Puts a group or a token at its path. */
export function putAt(tree: TokenTree, path: readonly string[], properties: TokenTree): void {
  let place = tree
  for (const name of path) {
    const inner = place[name]
    const next = isRecord(inner) ? inner : {}
    place[name] = next
    place = next
  }
  Object.assign(place, properties)
}

const brief = /\[\s+([^[\]{}]*?)\s+\]/g

/** JSON whose lists of numbers and names stand on one line. */
export function tokenJson(tree: TokenTree): string {
  const text = JSON.stringify(tree, undefined, 2)
  return `${text.replaceAll(brief, (_, list: string) => `[${list.split(/,\s*\n\s*/).join(', ')}]`)}\n`
}
