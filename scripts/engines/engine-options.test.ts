import { describe, expect, it } from 'vitest'
import { readEngineOptions } from './engine-options.ts'
import { journeysNamed } from './journeys.ts'

describe('the options of npm run engines', () => {
  it('are all engines and journeys without any', () => {
    expect(readEngineOptions([])).toEqual({
      engines: ['chromium', 'firefox', 'webkit'],
      only: [],
      present: false,
      sheet: false,
    })
  })

  it('name engines and parts of journeys', () => {
    const args = ['--engine', 'webkit, firefox', '--only', 'orders,zip', '--present', '--sheet']
    const chosen = { engines: ['webkit', 'firefox'], only: ['orders', 'zip'] }
    expect(readEngineOptions(args)).toEqual({ ...chosen, present: true, sheet: true })
  })

  it('refuse an engine that does not exist', () => {
    expect(() => readEngineOptions(['--engine', 'presto'])).toThrow(/No engine is called presto/)
  })

  it('choose journeys by parts of their names, each of which some journey has', () => {
    expect(journeysNamed([]).length).toBeGreaterThan(10)
    const names = journeysNamed(['keyboard alone', 'zip']).map(({ name }) => name)
    expect(names).toEqual([
      'orders by keyboard alone',
      'downloads the files of a certificate as a zip',
    ])
    expect(() => journeysNamed(['flies'])).toThrow(/No journey is called flies/)
  })
})
