import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { describe, expect, it, vi } from 'vitest'
import { besideBusyLoops } from './busy-loops.ts'
import { readFlakyOptions } from './flaky-options.ts'
import { describeRun, hasRunTests, planRuns } from './plan-runs.ts'
import { chooseTests, commandOf } from './test-runner.ts'

const files = [
  'mocks/transports/call-delays.test.ts',
  'stories/orders/dashboard.stories.tsx',
  'stories/orders/order-list.stories.tsx',
  'stories/matrix/jp.matrix.ts',
  'stories/matrix/unknown-words.test.ts',
  'e2e/orders/orders.spec.ts',
]

describe('chooseTests', () => {
  it.each([
    ['call-delays', 'unit', ['mocks/transports/call-delays.test.ts']],
    ['stories/orders', 'stories', files.slice(1, 3)],
    ['order-list', 'stories', ['stories/orders/order-list.stories.tsx']],
    ['matrix/jp', 'matrix', ['stories/matrix/jp.matrix.ts']],
    ['matrix/unknown', 'unit', ['stories/matrix/unknown-words.test.ts']],
    ['e2e/', 'e2e', ['e2e/orders/orders.spec.ts']],
  ])('%s is of %s', (part, kind, paths) => {
    expect(chooseTests({ part }, files)).toEqual({ kind, paths, title: undefined })
  })

  it.each([
    ['nowhere', /No test file has "nowhere"/],
    ['orders', /paths of stories and e2e/],
    ['matrix', /paths of unit and matrix/],
  ])('refuses %s', (part, message) => {
    expect(() => chooseTests({ part }, files)).toThrow(message)
  })
})

describe('commandOf', () => {
  it.each([
    ['unit', 'vitest run --config vitest.unit.config.ts a/path -t Title'],
    ['stories', 'vitest run --config vitest.stories.config.ts a/path -t Title'],
    ['matrix', 'vitest run --config vitest.matrix.config.ts a/path -t Title'],
    ['e2e', 'playwright test --retries=0 --trace=retain-on-failure --output=out a/path -g Title'],
  ] as const)('of %s is %s', (kind, command) => {
    const { tool, args } = commandOf({ kind, paths: ['a/path'], title: 'Title' }, 'out')
    expect([tool, ...args].join(' ')).toBe(command)
    const { args: untitled } = commandOf({ kind, paths: ['a/path'] }, 'out')
    expect(untitled.at(-1)).toBe('a/path')
  })
})

describe('readFlakyOptions', () => {
  it.each([
    ['orders', { part: 'orders', title: undefined, times: 20, firstSeed: 1 }],
    ['orders -t Paid', { part: 'orders', title: 'Paid', times: 20, firstSeed: 1 }],
    ['-g Paid orders', { part: 'orders', title: 'Paid', times: 20, firstSeed: 1 }],
    ['orders --times 4 --seed 11', { part: 'orders', title: undefined, times: 4, firstSeed: 11 }],
  ])('reads "%s"', (args, options) => {
    expect(readFlakyOptions(args.split(' '))).toEqual(options)
  })

  it.each([
    ['', /a part of one path/],
    ['orders invoices', /a part of one path/],
    ['orders --times many', /--times is a number/],
    ['orders --times 0', /--times is a number/],
    ['orders --seed x', /--seed is an integer/],
  ])('refuses "%s"', (args, message) => {
    expect(() => readFlakyOptions(args.split(' ').filter(Boolean))).toThrow(message)
  })
})

describe('planRuns', () => {
  it.each([
    [20, 1, 10, 10],
    [5, 7, 3, 9],
    [1, 3, 1, 3],
  ])('%s runs from seed %s on have %s seeds, the last of them %s', (times, first, count, last) => {
    const runs = planRuns(times, first)
    const seeds = runs.map(({ seed }) => seed).filter((seed) => seed !== undefined)
    expect(runs.map(({ ordinal }) => ordinal)).toEqual(runs.map((_, index) => index + 1))
    expect(new Set(seeds).size).toBe(count)
    expect(seeds.at(-1)).toBe(last)
  })

  it('says how each run disturbs the test', () => {
    const descriptions = ['with GALLEY_DELAYS=4', 'beside busy loops']
    expect(planRuns(2, 4).map(describeRun)).toEqual(descriptions)
  })
})

describe('hasRunTests', () => {
  it.each([
    ['      Tests  1 passed | 24 skipped (25)', true],
    ['  1 failed\n    [chromium] › orders.spec.ts', true],
    ['      Tests  25 skipped (25)', false],
    ['Error: No tests found', false],
  ])('in "%s" is %s', (output, expected) => {
    expect(hasRunTests(output)).toBe(expected)
  })
})

it('ends the busy loops with the run, also with one that fails', async () => {
  const started: Worker[] = []
  const note = (worker: Worker) => started.push(worker)
  process.on('worker', note)
  const run = async () => {
    await vi.waitUntil(() => started.length === availableParallelism())
    throw new Error('The run failed.')
  }
  await expect(besideBusyLoops(run)).rejects.toThrow('The run failed.')
  process.off('worker', note)
  // A thread that has ended has no number.
  expect(started.map(({ threadId }) => threadId)).toEqual(started.map(() => -1))
})
