import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import configuration from '../../.dependency-cruiser.mjs'
import { root } from '../setup/project-node.mjs'
import { readProject } from './project-files.ts'
import { folderImports } from './rules/folder-imports.ts'

const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const [, drawing = ''] = /```mermaid\n([\s\S]*?)```/.exec(architecture) ?? []
const [layers = '', payment = ''] = drawing.split('subgraph payment')

/** `a & b --> c --> d` draws a to c, b to c and c to d. */
function arrowsIn(text: string): [string, string][] {
  return text.split('\n').flatMap((line) => {
    const ranks = line.split('-->').map((rank) => rank.split('&').map((name) => name.trim()))
    return ranks.flatMap((rank, index) =>
      rank.flatMap((from) => (ranks[index + 1] ?? []).map((to): [string, string] => [from, to])),
    )
  })
}

function reachedFrom(start: string, arrows: readonly [string, string][]): Set<string> {
  const reached = new Set([start])
  for (const name of reached) {
    for (const [from, to] of arrows) if (from === name) reached.add(to)
  }
  return reached
}

const base = 'src/domain/payment/'
/** Folders within `methods` count as one; what stands beside the folders is for all of them. */
const folderOf = (path: string) => `${path}/`.slice(base.length).split('/')[0] ?? ''

const imported = folderImports(readProject(root, 'src/domain/payment'))
  .filter(({ from, to }) => from.startsWith(base) && `${to}/`.startsWith(base))
  .map(({ from, to, example }) => ({ from: folderOf(from), to: folderOf(to), example }))
  .filter(({ from, to }) => to !== '' && from !== to)

const drawn = arrowsIn(payment)

it('draws the layers as the import rules have them', () => {
  const ruled = configuration.forbidden.flatMap(({ name }) => {
    const [, layer] = /^(.+)-only-imports-down$/.exec(name) ?? []
    return layer === undefined ? [] : [layer]
  })
  const chain = ['main', ...ruled.toReversed()]
  expect(arrowsIn(layers)).toEqual(chain.slice(1).map((layer, index) => [chain[index], layer]))
})

it('draws the way that the folders of a domain import', () => {
  const against = imported.filter(({ from, to }) => !reachedFrom(from, drawn).has(to))
  expect(against.map(({ example }) => example)).toEqual([])
})

it('draws no arrow that nothing imports', () => {
  const unused = drawn.filter(
    ([one, other]) => !imported.some(({ from, to }) => from === one && to === other),
  )
  expect(unused).toEqual([])
})
