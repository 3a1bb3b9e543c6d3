import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../setup/project-node.mjs'
import { leftOutSteps } from './left-out-steps.ts'

const recipes = readFileSync(join(root, 'docs/recipes.md'), 'utf8').split(/^## /m)

const rows = leftOutSteps.flatMap(({ check, steps }) =>
  steps.map(({ recipe, step, file }) => ({ check, recipe, step, file })),
)

it.each(rows)('$recipe, step $step names `$check`: $file', ({ check, recipe, step }) => {
  const lines = recipes.find((text) => text.startsWith(`${recipe}\n`))?.split('\n') ?? []
  const row = lines.find((line) => line.startsWith(`| ${step}. `)) ?? ''
  expect(row.split(' | ').at(-1)).toContain(`\`${check}\``)
})
