import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

const stories = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))

const titles = stories.flatMap((text) => /\btitle: '([^']+\/[^']+)'/.exec(text)?.[1] ?? [])

/** Story names that the documentation mentions. */
function namedInStorybook(): string[] {
  const [, day = ''] =
    /\n## Try these\n([\s\S]*?)\n## /.exec(readFileSync(join(root, 'docs/first-day.md'), 'utf8')) ??
    []
  const halves = Array.from(day.matchAll(/In Storybook:([\s\S]*?)(?=\n- |$)/g), ([half]) => half)
  return halves.flatMap((half) =>
    Array.from(half.matchAll(/\*([^*]+\/[^*]+)\*/g), ([, name = '']) => name),
  )
}

it('finds in Storybook what the first day names there', () => {
  const named = namedInStorybook()
  expect(named.length).toBeGreaterThanOrEqual(4)
  expect(named.filter((name) => !titles.includes(name))).toEqual([])
})
