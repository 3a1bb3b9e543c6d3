import { expect, it } from 'vitest'
import { docsPaths } from './docs-paths.ts'

const clock = { path: 'src/lib/clock.ts', text: '' }
const page = (text: string, path = 'docs/recipes.md') => ({ path, text })

it.each([
  ['a file', page('Follow `src/lib/clock.ts`.'), 0],
  ['a folder', page('Helpers are in `src/lib/`.'), 0],
  ['a missing file', page('Follow `src/lib/time.ts`.'), 1],
  ['a missing folder', page('Helpers are in `src/tools/`.'), 1],
  ['a placeholder', page('Write `src/features/<domain>/<name>-screen.tsx`.'), 0],
  ['a link', page('See [the clock](../src/lib/clock.ts#top).'), 0],
  ['a broken link', page('See [the clock](src/lib/clock.ts).'), 1],
  ['an image and an address', page('![a](dashboard.png) [b](https://example.com/c.ts)'), 0],
  ['the changelog', page('Removed `src/lib/time.ts`.', 'CHANGELOG.md'), 0],
])('%s', (_name, file, problems) => {
  expect(docsPaths([clock, file])).toHaveLength(problems)
})
