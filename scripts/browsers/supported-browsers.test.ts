import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lateBrowsers, supportByKey, versionNumber } from './feature-data.ts'
import { neededFeatures, oldestVersions, supportedBrowsers } from './supported-browsers.ts'

const needed = Object.values(neededFeatures)

it.each(Object.entries(oldestVersions))(
  '%s %s is the first with every needed feature',
  (name, oldest) => {
    const first = Math.max(...needed.map((key) => versionNumber(supportByKey.get(key)?.[name])))
    expect(first).toBe(versionNumber(oldest))
  },
)

it('are as new on phones', () => {
  expect(needed.flatMap(lateBrowsers)).toEqual([])
})

it('are named in the README', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(supportedBrowsers)
})
