import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../setup/project-node.mjs'
import { makeSteps } from './steps.ts'

const recipes = readFileSync(join(root, 'docs/recipes.md'), 'utf8')
const rows = recipes.split('\n').filter((line) => /^\| \d+[.] /.test(line))

it.each(rows)('names the check that fails when it is forgotten: %s', (row) => {
  const [, checkedBy = ''] = /\| ([^|]*) \|$/.exec(row) ?? []
  const checks = makeSteps(4173).map(({ id }) => `\`${id}\``)
  expect(checks.some((check) => checkedBy.includes(check))).toBe(true)
})

it('gives a command that finds its story', () => {
  const row = /`npm run stories -- (\S+)`.*`-t "(.+?)"`/.exec(
    readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'),
  )
  const [, file = '', story = ''] = row ?? []
  expect(readFileSync(join(root, file), 'utf8')).toContain(
    `export const ${story.replaceAll(' ', '')}:`,
  )
})
