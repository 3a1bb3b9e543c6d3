import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeSteps } from '../check/steps.ts'
import { root } from '../setup/project-node.mjs'
import { leftOutSteps } from './left-out-steps.ts'

const checks = new Set(makeSteps(0).map(({ id }) => id))

/** Recipe, step and check: what the last column of docs/recipes.md says. */
const namedChecks = readFileSync(join(root, 'docs/recipes.md'), 'utf8')
  .split(/^## /m)
  .flatMap((text) => {
    const [recipe = '', ...lines] = text.split('\n')
    return lines.flatMap((line) => {
      const step = /^[|] (\d+)[.] /.exec(line)?.[1]
      const checkedBy = line.split(' | ').at(-1) ?? ''
      const names = [...checkedBy.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
      return step
        ? names.filter((name) => checks.has(name)).map((name) => [recipe, step, name])
        : []
    })
  })

const tried = leftOutSteps.flatMap(({ check, steps }) =>
  steps.map(({ recipe, step }) => [recipe, String(step), check]),
)

const textsOf = (rows: readonly string[][]) => [...new Set(rows.map(String))].toSorted()

it('each check that a recipe names is tried without its step', () => {
  expect(namedChecks.length).toBeGreaterThan(30)
  expect(textsOf(tried)).toEqual(textsOf(namedChecks))
})
