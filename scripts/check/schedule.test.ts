import { describe, expect, it } from 'vitest'
import { type Outcome, runSteps, type Step, withNeeds } from './schedule.ts'

const good: Outcome = { passed: 1, failed: 0 }
const bad: Outcome = { passed: 0, failed: 1 }

function recorder() {
  const notes: string[] = []
  const step = (id: string, outcome = good, rest: Partial<Step> = {}): Step => ({
    id,
    cores: 1,
    ...rest,
    run: async () => {
      notes.push(`${id} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      notes.push(`${id} ends`)
      return outcome
    },
  })
  return { notes, step }
}

describe('runSteps', () => {
  it('runs as many at a time as there are cores', async () => {
    const { notes, step } = recorder()
    await runSteps([step('a'), step('b'), step('c')], 2, () => {})
    expect(notes.slice(0, 2)).toEqual(['a begins', 'b begins'])
    expect(notes.indexOf('c begins')).toBeGreaterThan(notes.indexOf('a ends'))
  })

  it('gives a step that needs both cores both of them', async () => {
    const { notes, step } = recorder()
    await runSteps([step('a', good, { cores: 2 }), step('b')], 2, () => {})
    expect(notes).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  it('runs on a machine with fewer cores than a step asks for', async () => {
    const { step } = recorder()
    const finished = await runSteps([step('a', good, { cores: 2 })], 1, () => {})
    expect(finished.map(({ outcome }) => outcome)).toEqual([good])
  })

  it('makes a step wait for its needs', async () => {
    const { notes, step } = recorder()
    await runSteps([step('a'), step('b', good, { after: ['a'] })], 2, () => {})
    expect(notes).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  it('fails a step unrun when one of its needs has failed', async () => {
    const { notes, step } = recorder()
    const finished = await runSteps(
      [step('a', bad), step('b', good, { after: ['a'] })],
      2,
      () => {},
    )
    expect(notes).not.toContain('b begins')
    expect(finished[1]?.outcome).toEqual({ passed: 0, failed: 1, note: 'not run: a failed' })
  })

  it('counts a step that throws as failed, with its message', async () => {
    const broken: Step = { id: 'a', cores: 1, run: () => Promise.reject(new Error('no disk')) }
    const [finished] = await runSteps([broken], 2, () => {})
    expect(finished?.outcome).toEqual({ passed: 0, failed: 1, output: 'Error: no disk' })
  })
})

describe('withNeeds', () => {
  const steps = [{ id: 'a' }, { id: 'b', after: ['a'] }, { id: 'c', after: ['b'] }, { id: 'd' }]

  it('adds the needs of a step, and their needs, in the order of the list', () => {
    expect(withNeeds(steps, ['c']).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('lists the steps when one is unknown', () => {
    expect(() => withNeeds(steps, ['e'])).toThrow('There is no step e. There are: a, b, c, d.')
  })
})
