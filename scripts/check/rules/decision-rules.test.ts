import { expect, it } from 'vitest'
import { decisionRules } from './decision-rules.ts'

const clock = { path: 'src/lib/clock.ts', text: 'export function installClock() {}' }
const manifest = { path: 'package.json', text: '"@msw/data": "1.0.0"' }
const text = (decision: string, { context = '', rejected = '' } = {}) =>
  `# 1. One clock\n\n## Context\n\n${context}\n\n## Decision\n\n${decision}\n\n## Consequences\n\nNone.\n\n## Rejected\n\n${rejected}\n`

const sound = text('The page calls `installClock`.')

it.each([
  ['a sound one', sound, 0],
  ['a file by its end', text('See `lib/clock.ts`.'), 0],
  ['a package', text('We use `@msw/data`.'), 0],
  ['a name that is gone', text('The page calls `startClock`.'), 1],
  ['a file that is gone', text('See `src/lib/time.ts`.'), 1],
  ['a package that is gone', text('We use `@msw/store`.'), 1],
  ['an example of code', text('Such as `clock.at(2026)` and `?now=…`.'), 0],
  ['names that were rejected', text('', { context: '`tick`', rejected: '`tock`' }), 0],
  ['a promise', text('', { context: 'This is decided and not built yet.' }), 1],
  ['a state that passes', text('For now, there is one clock.'), 1],
  [
    'a superseded one',
    text('For now, see `lib/time.ts`.').replace('\n\n', '\n\nSuperseded by decision 9.\n\n'),
    0,
  ],
  [
    'a superseded one that does not say by what',
    text('For now, see the clock.').replace('\n\n', '\n\nSuperseded.\n\n'),
    1,
  ],
  ['another number', sound.replace('# 1.', '# 2.'), 1],
  ['no title', sound.replace('# 1. One clock\n', ''), 1],
  ['a missing section', sound.replace('## Rejected', '### Rejected'), 1],
  ['sections in another order', sound.replace('## Context', '## Decision'), 1],
])('%s', (_name, decision, problems) => {
  const file = { path: 'docs/decisions/0001-one-clock.md', text: decision }
  expect(decisionRules([clock, manifest, file])).toHaveLength(problems)
})

it('finds a decision that was removed', () => {
  const [first, third] = [1, 3].map((number) => ({
    path: `docs/decisions/000${number}-one-clock.md`,
    text: sound.replace('# 1.', `# ${number}.`),
  }))
  expect(decisionRules([clock, first, third].filter((file) => file !== undefined))).toEqual([
    'docs/decisions: number 2 is missing. A superseded decision stays.',
  ])
})

it('leaves other pages alone', () => {
  expect(decisionRules([{ path: 'docs/recipes.md', text: 'Not built yet: `tock`.' }])).toEqual([])
})
