import { expect, it } from 'vitest'
import { docsPaths } from './docs-paths.ts'

const clock = { path: 'src/lib/clock.ts', text: '' }
const manifest = {
  path: 'package.json',
  text: '{"scripts":{"unit":""},"dependencies":{"@lingui/core":"1.0.0"}}',
}
const readme = { path: 'README.md', text: '# Galley\n' }
const page = (text: string, path = 'docs/recipes.md') => ({ path, text })

it.each([
  ['a file', page('Follow `src/lib/clock.ts`.'), 0],
  ['a folder', page('Helpers are in `src/lib/`.'), 0],
  ['a missing file', page('Follow `src/lib/time.ts`.'), 1],
  ['a missing folder', page('Helpers are in `src/tools/`.'), 1],
  ['a placeholder', page('Write `src/features/<domain>/<name>-screen.tsx`.'), 0],
  ['a link', page('See [the clock](../src/lib/clock.ts#top).'), 0],
  ['a broken link', page('See [the clock](src/lib/clock.ts).'), 1],
  ['a heading', page('# Find a `race`!\n\n[how](#find-a-race), [here](recipes.md#find-a-race)'), 0],
  ['a missing heading', page('# Find a race\n\n[how](#find-races)'), 1],
  ['a missing heading of another page', page('[how](../README.md#find-a-race)'), 1],
  ['an image and an address', page('![a](dashboard.png) [b](https://example.com/c.ts)'), 0],
  ['a file in a command', page('Run `npm run unit -- src/lib/clock.ts`.'), 0],
  ['a missing file in a command', page('Run `npm run unit -- src/lib/time.ts`.'), 1],
  ['a part of a path in a command', page('Run `npm run unit -- src/lib/cl`.'), 0],
  ['a missing command', page('Run `npm run units`.'), 1],
  ['a missing command in a block', page('```\nnpm run units\n```'), 1],
  ['a package', page('Import `@lingui/core`.'), 0],
  ['a missing package', page('Import `@lingui/vue`.'), 1],
  ['a rejected package', page('Not `@lingui/vue`.', 'docs/decisions/0001-a.md'), 0],
  ['the changelog', page('Removed `src/lib/time.ts`.', 'CHANGELOG.md'), 0],
])('%s', (_name, file, problems) => {
  expect(docsPaths([clock, manifest, readme, file])).toHaveLength(problems)
})
