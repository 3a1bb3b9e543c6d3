import type { TestResult } from './test-run.ts'

export type Outcome = {
  passed: number
  failed: number
  note?: string
  /** Shown if the step failed. */
  output?: string
  /** Of a step that runs tests. */
  tests?: TestResult[]
}

export type Step = {
  id: string
  /** Number of cores that it keeps busy. */
  cores: number
  after?: string[]
  run: () => Promise<Outcome>
}

export type Finished = { step: Step; outcome: Outcome; seconds: number }

/** The wanted steps with those that they need, in order. */
export function withNeeds<S extends Pick<Step, 'id' | 'after'>>(steps: S[], wanted: string[]): S[] {
  const unknown = wanted.filter((id) => !steps.some((step) => step.id === id))
  if (unknown.length > 0) {
    const existing = steps.map(({ id }) => id).join(', ')
    throw new Error(`There is no step ${unknown.join(', ')}. There are: ${existing}.`)
  }
  const needed = new Set(wanted)
  for (const step of steps.toReversed()) {
    if (needed.has(step.id)) for (const id of step.after ?? []) needed.add(id)
  }
  return steps.filter(({ id }) => needed.has(id))
}

async function attempt(step: Step): Promise<Outcome> {
  try {
    return await step.run()
  } catch (error) {
    return { passed: 0, failed: 1, output: String(error) }
  }
}

/**
 * Runs steps in order, as many at once as the cores allow. A step whose predecessor failed does not
 * run, and counts as failed.
 */
export async function runSteps(
  steps: Step[],
  cores: number,
  onFinish: (finished: Finished) => void,
): Promise<Finished[]> {
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const finished: Finished[] = []
  let free = cores

  const finish = (step: Step, outcome: Outcome, seconds: number) => {
    const entry = { step, outcome, seconds }
    finished.push(entry)
    onFinish(entry)
  }
  const done = (id: string) => finished.find(({ step }) => step.id === id)

  const begin = (step: Step) => {
    const broken = step.after?.find((id) => (done(id)?.outcome.failed ?? 0) > 0)
    if (broken) return finish(step, { passed: 0, failed: 1, note: `not run: ${broken} failed` }, 0)
    const usedCores = Math.min(step.cores, cores)
    const started = performance.now()
    free -= usedCores
    const work = attempt(step).then((outcome) => {
      free += usedCores
      running.delete(step)
      finish(step, outcome, (performance.now() - started) / 1000)
    })
    running.set(step, work)
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(
      (step) => Math.min(step.cores, cores) <= free && (step.after ?? []).every(done),
    )
    const [step] = next < 0 ? [] : waiting.splice(next, 1)
    if (step) begin(step)
    else await Promise.race(running.values())
  }
  return finished
}
