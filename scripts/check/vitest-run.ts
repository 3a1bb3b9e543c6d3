import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { root } from '../setup/project-node.mjs'
import type { TestResult, TestRun } from './test-run.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** How many generated cases the test tried, in words; shown at the end of the step. */
    tried?: string
  }
}

function stateOf(test: TestCase): TestResult['state'] {
  if (test.diagnostic()?.flaky) return 'flaky'
  const { state } = test.result()
  return state === 'pending' ? 'skipped' : state
}

function resultOf(test: TestCase): TestResult {
  const pictures = test.artifacts().flatMap(({ attachments = [] }) => attachments)
  const recordings = pictures.flatMap(({ path }) => (path ? relative(root, path) : []))
  const error = test.result().errors?.[0]?.message
  const { tried } = test.meta()
  return {
    file: relative(root, test.module.moduleId),
    title: test.fullName,
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    state: stateOf(test),
    ...(error === undefined ? {} : { error }),
    ...(recordings.length > 0 ? { recordings } : {}),
    ...(tried === undefined ? {} : { tried }),
  }
}

/** What Vitest's own JSON report lacks: flaky tests and their screenshots. */
export function vitestRun(
  modules: readonly TestModule[],
  errors: readonly { message: string }[],
): TestRun {
  return {
    tests: modules.flatMap((module) => Array.from(module.children.allTests(), resultOf)),
    errors: [...modules.flatMap((module) => module.errors()), ...errors].map(
      ({ message }) => message,
    ),
  }
}

/** Vitest's reporter of a step; GALLEY_REPORT names its file. */
export default class RunReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, errors) => {
    const { GALLEY_REPORT } = process.env
    if (!GALLEY_REPORT) throw new Error('GALLEY_REPORT names no file for the report.')
    writeFileSync(GALLEY_REPORT, JSON.stringify(vitestRun(modules, errors)))
  }
}
