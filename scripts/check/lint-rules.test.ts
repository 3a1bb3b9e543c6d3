import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../setup/project-node.mjs'
import { runCommand } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'galley-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))
copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))

const lines: [name: string, line: string, rule: string | undefined][] = [
  ['a type assertion', 'export const a = b as string', 'noUnsafeTypeAssertion'],
  ['two type assertions', 'export const a = b as unknown as string', 'noUnsafeTypeAssertion'],
  [
    'an assertion inside',
    'export const a = f({ c: (b as string).length })',
    'noUnsafeTypeAssertion',
  ],
  ['an assertion in front', 'export const a = <string>b', 'noUnsafeTypeAssertion'],
  ['a non-null assertion', 'export const a = b!.length', 'noNonNullAssertion'],
  ['any', 'export const a: any = b', 'noExplicitAny'],
  ['as const', "export const a = ['b'] as const", undefined],
  ['satisfies', "export const a = { b: 'c' } satisfies Record<string, string>", undefined],
  ['an import under another name', "import { b as a } from './b.ts'\na()", undefined],
  ['a text that contains the word', 'export const a = `b as string`', undefined],
]

const fileOf = (index: number) => `line-${index}.ts`

it('lint refuses what steps around the types', async () => {
  for (const [index, [, line]] of lines.entries()) {
    writeFileSync(join(folder, fileOf(index)), `${line}\n`)
  }
  const options = ['--vcs-enabled=false', `--config-path=${folder}`, '--colors=off']
  const { output } = await runCommand('biome', ['lint', ...options, folder])
  const found = lines.map(([name], index) => {
    const [, rule] = new RegExp(`${fileOf(index)}:\\S+ lint/\\w+/(\\w+)`).exec(output) ?? []
    return [name, rule]
  })
  expect(found).toEqual(lines.map(([name, , rule]) => [name, rule]))
})
