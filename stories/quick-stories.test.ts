import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

// The sitemap imports them during a test, where Vitest refuses a file without one.
it.each(globSync('stories/**/*.stories.tsx'))('%s has a story that is not deep', (path) => {
  const text = readFileSync(path, 'utf8')
  const deep = count(text, /^ {2}tags: \[.*'deep'/gm)
  expect(count(text, /^export const /gm)).toBeGreaterThan(deep)
})
