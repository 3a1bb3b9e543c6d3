import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../setup/project-node.mjs'
import { commandsPage, nameProblems } from './command-names.ts'
import { leftOutSteps } from './left-out-steps.ts'
import { nameOf, runTrial } from './run-trial.ts'
import { makeScratchCopy, removeScratchCopy } from './scratch-copy.ts'
import { scripts } from './start-command.ts'
import { previewFolder, trials, triedBySteps } from './trials.ts'
import { tryLeftOut } from './try-left-out-steps.ts'

const { values } = parseArgs({
  options: { deep: { type: 'boolean' }, only: { type: 'string' } },
})

let failed = 0

async function show(name: string, run: () => Promise<string | undefined>): Promise<void> {
  const started = performance.now()
  const failure = await run()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${failure === undefined ? '✓' : '✗'} ${seconds.padStart(6)} s  ${name}`)
  if (failure === undefined) return
  failed += 1
  console.log(`\n${failure.trim().replace(/^/gm, '    ')}\n`)
}

await show('the names of all commands', async () => {
  const problems = nameProblems([...scripts.keys()], readFileSync(join(root, commandsPage), 'utf8'))
  return problems.length > 0 ? problems.join('\n') : undefined
})

const wanted = trials
  .filter(({ deep }) => values.deep || !deep)
  .filter((trial) => !values.only || nameOf(trial).includes(values.only))

mkdirSync(join(root, previewFolder), { recursive: true })
writeFileSync(join(root, previewFolder, 'index.html'), readFileSync(join(root, 'index.html')))
try {
  if (wanted.some(({ copied }) => copied)) {
    await show('a scratch copy of the project', async () => {
      makeScratchCopy()
      return undefined
    })
  }
  for (const trial of wanted) await show(nameOf(trial), () => runTrial(trial))
  for (const left of values.deep ? leftOutSteps : []) {
    const count = left.steps.length === 1 ? 'a step' : `${left.steps.length} steps`
    await show(`${left.check} without ${count} of the recipes`, () => tryLeftOut(left))
  }
} finally {
  removeScratchCopy()
}
for (const [script, step] of Object.entries(triedBySteps)) {
  console.log(`    step    npm run ${script}: ${step}`)
}
if (failed > 0) process.exitCode = 1
