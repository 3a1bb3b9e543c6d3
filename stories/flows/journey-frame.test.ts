import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const files = Array.from(
  textOf('story-files.ts').matchAll(/storyFile<typeof import\('(.+?)'\)>\(\s*'(.+?)'/g),
  ([, path = '', title = '']) => ({ path, title }),
)

it('knows the files of the flows', () => {
  expect(files.length).toBeGreaterThan(10)
})

it.each(files)('$path has the title $title', ({ path, title }) => {
  expect(textOf(path)).toContain(`title: '${title}'`)
})
