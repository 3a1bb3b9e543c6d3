import { describe, expect, it } from 'vitest'
import { bannedPatterns } from './rules/banned-patterns.ts'
import { cssClasses } from './rules/css-classes.ts'
import { cssVariables } from './rules/css-variables.ts'
import { fileSizes } from './rules/file-sizes.ts'
import { folderSizes, mostSources } from './rules/folder-sizes.ts'
import { lockWithoutHosts } from './rules/lock-without-hosts.ts'
import { screensWithStories } from './rules/screens-with-stories.ts'
import { uniqueNames } from './rules/unique-names.ts'

const file = (path: string, text = '') => ({ path, text })
const lines = (count: number) => 'const a = 1\n'.repeat(count)

describe('fileSizes', () => {
  const small = Array.from({ length: 9 }, (_, index) =>
    file(`src/lib/small-${index}.ts`, lines(119)),
  )

  it.each([
    ['one long file among nine small ones', [...small, file('src/a.ts', lines(250))], 0],
    [
      'two of eleven files with 120 lines',
      [...small, file('mocks/a.ts', lines(120)), file('mocks/b.ts', lines(120))],
      1,
    ],
    ['a long generated file', [file('src/api/generated/schema.gen.ts', lines(9000))], 0],
    ['a long catalog', [file('src/locales/en.po', lines(9000))], 0],
    ['a long page of docs', [file('docs/a.md', lines(900))], 0],
  ])('%s', (_name, files, problems) => {
    expect(fileSizes(files)).toHaveLength(problems)
  })
})

describe('folderSizes', () => {
  const sources = (count: number, ending = '.ts') =>
    Array.from({ length: count }, (_, index) => file(`src/lib/part-${index}${ending}`))

  it.each([
    ['as many sources as may be', sources(mostSources), 0],
    ['one more', sources(mostSources + 1), 1],
    ['one more in a folder below', [...sources(mostSources), file('src/lib/url/a.ts')], 0],
    ['tests beside them', [...sources(mostSources), ...sources(9, '.test.ts')], 0],
    ['generated files beside them', [...sources(mostSources), ...sources(9, '.gen.ts')], 0],
    ['many stories', sources(40, '.stories.tsx'), 0],
  ])('%s', (_name, files, problems) => {
    expect(folderSizes(files)).toHaveLength(problems)
  })
})

describe('uniqueNames', () => {
  const contract = file(
    'openapi/openapi.yaml',
    'tags:\n  - name: orders\n    description: What was ordered\n  - name: order-form\npaths:\n',
  )

  it.each([
    ['one name in two folders', ['src/lib/money.ts', 'mocks/world/money.ts'], 1],
    ['one name with two endings', ['src/lib/money.ts', 'src/ui/money.tsx'], 1],
    ['a domain in its folders', ['src/api/orders.ts', 'mocks/backend/operations/orders.ts'], 0],
    ['a domain outside its folders', ['src/ui/orders.ts', 'mocks/world/orders.ts'], 1],
    [
      'steps of a domain',
      ['src/api/order-form/files.ts', 'mocks/backend/operations/order-form/files.ts'],
      0,
    ],
    [
      'parts of two features',
      ['src/features/orders/next-steps.tsx', 'src/features/order-form/next-steps.tsx'],
      1,
    ],
    ['parts of a feature and of the mocks', ['src/features/orders/rules.ts', 'mocks/rules.ts'], 1],
    [
      'stories of two features',
      ['stories/orders/a.stories.tsx', 'stories/order-form/a.stories.tsx'],
      1,
    ],
    ['a set-up of Storybook', ['.storybook/fonts.ts', 'e2e/support/fonts.ts'], 1],
    ['tests of a domain', ['e2e/orders/orders.spec.ts', 'src/api/orders.test.ts'], 0],
    ['a file and its test', ['src/lib/clock.ts', 'src/lib/clock.test.ts'], 0],
    ['routes', ['src/routes/index.tsx', 'src/routes/$lang/index.tsx'], 0],
    ['a name without a tag in the contract', ['src/api/weather.ts', 'e2e/weather.ts'], 1],
  ])('%s', (_name, paths, problems) => {
    expect(uniqueNames([contract, ...paths.map((path) => file(path))])).toHaveLength(problems)
  })
})

describe('cssClasses', () => {
  const style = file('src/ui/bar.module.css', '.bar-end, .bar:hover { color: red }')

  it.each([
    ['a class of the module', 'styles.bar', 0],
    ['a missing class', 'styles.baz', 1],
    ['a class of the same beginning', 'styles.ba', 1],
    ['a missing class, used twice', '[styles.baz, styles.baz]', 1],
    ['the variable of another object', 'other.styles.baz', 0],
    ['the end of a path', "import('./my-styles.css')", 0],
  ])('%s', (_name, use, problems) => {
    const text = `import styles from '../bar.module.css'\n\nconst a = ${use}\n`
    expect(cssClasses([style, file('src/ui/page/a.tsx', text)])).toHaveLength(problems)
  })
})

describe('cssVariables', () => {
  const tokens = file('src/ui/theme/tokens.css', ':root {\n  --ink: #111;\n}')

  it.each([
    ['a token', 'a { color: var(--ink) }', 0],
    ['a misspelled token', 'a { color: var(--inc) }', 1],
    ['a variable with a fallback', 'a { color: var(--inc, red) }', 0],
  ])('%s', (_name, text, problems) => {
    expect(cssVariables([tokens, file('src/ui/a.module.css', text)])).toHaveLength(problems)
  })

  it('recognizes variables that an inline style sets', () => {
    const inline = file('src/ui/bar.tsx', "<i style={{ '--share': share }} />")
    const style = file('src/ui/bar.module.css', 'i { width: var(--share) }')
    expect(cssVariables([tokens, inline, style])).toEqual([])
  })
})

describe('screensWithStories', () => {
  const screen = file('src/features/orders/order-list-screen.tsx')
  const route = (id: string, name: string, imported: string) =>
    file(
      `src/routes/$lang/${name}.tsx`,
      `import { A } from '${imported}'\ncreateFileRoute('/$lang${id}')({})`,
    )
  const around = [
    screen,
    route('/orders/$page', 'orders', '../../screens/orders-page.tsx'),
    file(
      'src/screens/orders-page.tsx',
      "import { A } from '../features/orders/order-list-screen.tsx'",
    ),
    route('/bills/$number/{-$state}', 'bills', '../../screens/orders-page.tsx'),
    route('/orders/new', 'new-order', '../../features/orders/other.tsx'),
    route('/orders/$', 'other-orders', '../../features/orders/other.tsx'),
  ]

  it.each([
    ['no story', [], 1],
    ['a story of another screen', ["import './order-list-screen-header.tsx'"], 1],
    [
      'a story that imports it',
      ["import { A } from '../src/features/orders/order-list-screen.tsx'"],
      0,
    ],
    [
      'a story that only mentions it',
      ["title: 'Orders/OrderListScreen'", '// order-list-screen'],
      1,
    ],
    ['a story at its route', ["args: { path: '/orders/7?all=1' }"], 0],
    ['a story at a fact', ["args: { path: '/orders/{orders.paid}' }"], 0],
    [
      'a story at an address with filled params',
      ['const at = () => ({ path: `/orders/{orders.$' + '{name}}` })'],
      0,
    ],
    ['a story at a closer route', ["args: { path: '/orders/new' }"], 1],
    ['a story at a route without its optional part', ["args: { path: '/bills/7' }"], 0],
    ['a story at a route with its optional part', ["args: { path: '/bills/7/paid' }"], 0],
    ['a story below a route', ["args: { path: '/bills/7/paid/more' }"], 1],
    ['a story at a catch-all route', ["args: { path: '/orders/7/more' }"], 1],
    ['a path in a comment', ["// path: '/orders/7'", "/* path: '/orders/7' */"], 1],
  ])('%s', (_name, texts, problems) => {
    const stories = texts.map((text, index) => file(`stories/orders/a-${index}.stories.tsx`, text))
    expect(screensWithStories([...around, ...stories])).toHaveLength(problems)
  })

  it('follows a redirected address', () => {
    const rubriq = file('src/features/rubriq/plan-screen.tsx')
    const there = route('/rubriq/$', 'rubriq', '../../features/rubriq/plan-screen.tsx')
    const story = file('stories/rubriq/a.stories.tsx', "args: { path: '/curie/plan' }")
    expect(screensWithStories([rubriq, there, story])).toEqual([])
  })

  it('requires no story for a part of a screen', () => {
    expect(screensWithStories([file('src/features/orders/order-row.tsx')])).toEqual([])
  })
})

describe('forbiddenWords', () => {
  const clause = ['A4', '12'].join('.')

  it.each([
    ['mocks/world/a.ts', 'const a = new Date()', 1],
    ['mocks/world/a.ts', 'const a = new Date(now)', 0],
    ['src/lib/a.ts', 'const a = Date.now()', 1],
    ['src/lib/a.ts', 'const a = Date.parse(b)', 1],
    ['mocks/world/a.ts', 'a.setUTCFullYear(2027)', 1],
    ['mocks/world/a.ts', 'const a = new Date(b).toISOString()', 1],
    ['src/lib/calendar.ts', 'const a = Date.UTC(2026, 0)', 0],
    ['src/lib/a.test.ts', 'const a = Date.UTC(2026, 0)', 0],
    ['src/lib/clock.ts', 'const a = Date.now()', 0],
    ['scripts/bench/a.ts', 'const a = Date.now()', 0],
    ['src/ui/a.ts', "const a = localStorage.getItem('b')", 1],
    ['src/ui/a.ts', 'const a = window.sessionStorage', 1],
    ['src/ui/a.ts', "const a = safeLocalStorage.getItem('b')", 0],
    ['src/lib/browser/safe-storage.ts', 'const a = window.localStorage', 0],
    ['e2e/a.spec.ts', 'localStorage.clear()', 0],
    ['src/lib/a.ts', ' * Never Date.now(), which tests cannot move.', 0],
    ['src/features/a.ts', "showMessage({ key, kind: 'error', text })", 1],
    ['src/features/a.ts', "showMessage({ key, kind: 'success', text })", 0],
    ['src/ui/messages/try-telling.ts', "showMessage({ key, kind: 'error', text })", 0],
    ['src/features/a.tsx', 'const { data, error } = useQuery(a())', 1],
    ['src/features/a.tsx', 'const { data, isPending } = useQuery(a())', 0],
    ['src/features/a.tsx', 'const { mutate, error } = useMutation(a())', 0],
    ['mocks/a.ts', 'const isFields = (value: unknown) => true', 1],
    ['mocks/a.ts', "typeof a === 'object' && a !== null && !Array.isArray(a)", 1],
    ['mocks/a.ts', "typeof a === 'object' && a !== null && 'error' in a", 0],
    ['src/lib/a.ts', '// @ts-nocheck', 1],
    ['e2e/a.spec.ts', "await page.goto('/en?scenario=china')", 1],
    ['e2e/a.spec.ts', "await page.goto('/en?scenario=china&clock=frozen')", 0],
    ['src/lib/a.ts', '// TODO: later', 1],
    ['mocks/a.ts', 'const form = { paymentMethodId: 20 }', 1],
    ['src/domain/a.ts', "if (method === '9') return", 1],
    ['mocks/a.test.ts', 'const unknown = { paymentMethodId: 2 }', 0],
    ['docs/a.md', `As ${clause} says.`, 1],
    ['openapi/a.yaml', `summary: ${clause}`, 1],
    ['src/api/generated/schema.gen.ts', `/** ${clause} */`, 1],
    ['package-lock.json', `"integrity": "${clause}"`, 0],
  ])('%s: %s', (path, text, problems) => {
    expect(bannedPatterns([file(path, text)])).toHaveLength(problems)
  })

  it('names file and line', () => {
    const [problem] = bannedPatterns([file('src/lib/a.ts', 'const b = 1\nconst a = Date.now()')])
    expect(problem).toMatch(/^src\/lib\/a\.ts:2: /)
  })
})

describe('lockWithoutHosts', () => {
  it.each([
    ['checksums only', [file('package-lock.json', '{"integrity": "sha512-a"}')], 0],
    ['a registry', [file('package-lock.json', '"resolved": "https://registry.example/a.tgz"')], 1],
    ['no lock', [], 1],
  ])('%s', (_name, files, problems) => {
    expect(lockWithoutHosts(files)).toHaveLength(problems)
  })
})
