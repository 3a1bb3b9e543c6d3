import { describe, expect, it } from 'vitest'
import { readEngineOptions } from './engine-options.ts'

describe('the options of npm run engines', () => {
  it('are all engines and journeys without any', () => {
    expect(readEngineOptions([])).toEqual({
      engines: ['chromium', 'firefox', 'webkit'],
      only: [],
      present: false,
    })
  })

  it('name engines and parts of journeys', () => {
    const args = ['--engine', 'webkit, firefox', '--only', 'orders,zip', '--present']
    const chosen = { engines: ['webkit', 'firefox'], only: ['orders', 'zip'], present: true }
    expect(readEngineOptions(args)).toEqual(chosen)
  })

  it('refuse an engine that does not exist', () => {
    expect(() => readEngineOptions(['--engine', 'presto'])).toThrow(/No engine is called presto/)
  })
})
