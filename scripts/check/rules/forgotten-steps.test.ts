import { describe, expect, it } from 'vitest'
import { forgottenSteps } from './forgotten-steps.ts'

const file = (path: string, text = '') => ({ path, text })

describe('forgottenSteps', () => {
  const entry = file('openapi/openapi.yaml', 'paths:\n  /api/a:\n    $ref: paths/a.yaml#/load\n')
  const promise = file('mocks/scenarios/sites/japan.test.ts', "testBackend('japan')")
  const scenario = 'export const japan = defineScenario({})'

  it.each([
    ['a path of the entry', [entry, file('openapi/paths/a.yaml', 'load:\n  get:\n')], 0],
    ['a path of no entry', [entry, file('openapi/paths/a.yaml', 'save:\n  put:\n')], 1],
    ['a shared part', [entry, file('openapi/paths/a.yaml', 'Body:\n  type: object\n')], 0],
    ['a tested scenario', [promise, file('mocks/scenarios/sites/japan.ts', scenario)], 0],
    ['a scenario without a test', [file('mocks/scenarios/sites/japan.ts', scenario)], 1],
    ['a builder', [file('mocks/scenarios/builders/money.ts', 'export const a = 1')], 0],
  ])('%s', (_name, files, problems) => {
    expect(forgottenSteps(files)).toHaveLength(problems)
  })
})
