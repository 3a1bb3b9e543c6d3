import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The tag around each "Cancel" of the application. */
const around = (source: string) =>
  [...source.matchAll(/<(\w+)((?:[^<>]|=>)*)>\s*(?:\{cancel \?\? )?<Trans>Cancel<\/Trans>/g)].map(
    ([, name, attributes = '']) => ({ name, isText: attributes.includes('variant="text"') }),
  )

it('shows Cancel as a quiet button everywhere', () => {
  const found = globSync('src/**/*.tsx').flatMap((path) =>
    around(readFileSync(path, 'utf8')).map((tag) => ({ path, ...tag })),
  )
  expect(found.length).toBeGreaterThan(8)
  const others = found.filter(
    ({ name = '', isText }) => isText || !['Button', 'AppButtonLink'].includes(name),
  )
  expect(others).toEqual([])
})
