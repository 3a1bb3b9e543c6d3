import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LeftOutStep, LeftOutSteps } from './left-out-step.ts'
import { runTrial } from './run-trial.ts'
import { scratchCopy } from './scratch-copy.ts'

function make({ file, change }: LeftOutStep): void {
  const path = join(scratchCopy, file)
  if (change === 'removed') rmSync(path)
  if (!change || change === 'removed') return
  const [from, to] = change
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${file} does not contain once: ${from}`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
}

/** Leaves the steps out in the scratch copy; returns what the check did not report. */
export async function tryLeftOut({
  check,
  part,
  steps,
}: LeftOutSteps): Promise<string | undefined> {
  const files = new Map(
    steps.map(({ file }) => [file, readFileSync(join(scratchCopy, file), 'utf8')]),
  )
  try {
    for (const step of steps) make(step)
    const output = await runTrial(part ?? { script: 'test', args: ['--only', check], copied: true })
    if (output === undefined) return 'It passes.'
    const unreported = steps.filter(({ reported }) => !new RegExp(reported).test(output))
    if (unreported.length === 0) return undefined
    const names = unreported.map(({ recipe, step, file }) => `${recipe}, step ${step} (${file})`)
    return `It does not report:\n${names.join('\n')}\n\n${output}`
  } finally {
    for (const [file, text] of files) writeFileSync(join(scratchCopy, file), text)
  }
}
