import { expect, it } from 'vitest'
import { namedSpecs, servedAt, visits } from '../../e2e/support/served-at.ts'

it('serves each build at its own port, next to the demo', () => {
  const demo = 'http://127.0.0.1:4300'
  expect(servedAt(demo, 'separate')).toBe('http://127.0.0.1:4302')
  expect(servedAt(demo, 'http', 'phone.local')).toBe('http://phone.local:4304')
})

it.each([
  ["const site = servedAt(baseURL, 'below')", 'below', true],
  ["await use(servedAt(baseURL, 'http', 'phone.local'))", 'http', true],
  ["servedAt(baseURL, 'below')", 'separate', false],
  ["url.startsWith('http')", 'http', false],
] as const)('%s visits %s: %s', (spec, name, expected) => {
  expect(visits(spec, name)).toBe(expected)
})

const specs = [
  'e2e/account/account.spec.ts',
  'e2e/account/group.spec.ts',
  'e2e/fapiao.spec.ts',
  'e2e/platform/base-path.spec.ts',
]

it.each([
  ['a file', ['e2e/fapiao.spec.ts'], ['e2e/fapiao.spec.ts']],
  ['a line of a file', ['./e2e/fapiao.spec.ts:12:3'], ['e2e/fapiao.spec.ts']],
  ['a folder', ['e2e/account/'], ['e2e/account/account.spec.ts', 'e2e/account/group.spec.ts']],
  [
    'a folder and a file',
    ['e2e/platform', 'e2e/fapiao.spec.ts'],
    ['e2e/fapiao.spec.ts', 'e2e/platform/base-path.spec.ts'],
  ],
  ['all', ['e2e'], specs],
  ['the beginning of a path', ['e2e/fap'], ['e2e/fapiao.spec.ts']],
  ['nothing', ['test', '--grep', 'an account', '--retries=0'], []],
])('names %s: %j', (_, args, expected) => {
  expect(namedSpecs(args, specs)).toEqual(expected)
})
