import { describe, expect, it } from 'vitest'
import { type Budget, compareWeight } from './budgets.ts'
import { chunkCycles } from './chunk-cycles.ts'
import { loadedTooEarly, toolsInBuild, tooMuchInEntry } from './forbidden-code.ts'
import { type Loaded, repeatedCalls } from './page-weight.ts'

const budget: Budget = {
  name: 'page',
  path: '/en/page',
  scenario: 'anonymous',
  ready: () => Promise.resolve(),
  firstUse: 'main',
  firstUseIs: 'row',
  scripts: 1000,
  files: 2,
  styles: 500,
  timesBare: 1,
  clicks: [],
}
const script = (bytes: number): Loaded => ({ path: '/assets/a.js', kind: 'script', bytes })
const style = (bytes: number): Loaded => ({ path: '/assets/a.css', kind: 'style', bytes })

describe('compareWeight', () => {
  it.each([
    ['just within', [script(600), script(400), style(500)], []],
    ['a byte too much', [script(600), script(401), style(500)], ['page scripts']],
    ['a file too many', [script(1), script(1), script(1), style(1)], ['page script files']],
    ['a style too heavy', [script(1), style(501)], ['page styles']],
    ['nothing loaded at all', [], ['page scripts', 'page script files', 'page styles']],
  ])('%s', (_name, loaded, broken) => {
    const over = compareWeight(budget, loaded).filter(({ holds }) => !holds)
    expect(over.map(({ what }) => what)).toEqual(broken)
  })
})

describe('toolsInBuild', () => {
  it.each([
    ['../../src/main.tsx', 0],
    ['../../mocks/page/start-mock-backend.ts', 1],
    ['../../node_modules/msw/lib/core.mjs', 1],
    ['../../node_modules/@faker-js/faker/dist/index.js', 1],
    ['../../node_modules/harper.js/dist/harper.js', 1],
  ])('%s', (source, problems) => {
    expect(toolsInBuild([{ path: '/assets/a.js', sources: [source] }])).toHaveLength(problems)
  })

  it.each([
    '/mockServiceWorker.js',
    '/assets/harper_wasm_bg-1.wasm',
    '/external/paypal/index.html',
  ])('%s', (path) => {
    expect(toolsInBuild([{ path, sources: [] }])).toHaveLength(1)
  })
})

describe('loadedTooEarly', () => {
  it.each([
    ['../../node_modules/@floating-ui/core/dist/core.mjs', 1],
    ['../../node_modules/@nivo/line/dist/line.mjs', 1],
    ['../../node_modules/downshift/dist/downshift.esm.mjs', 1],
    ['../../node_modules/yup/index.esm.js', 1],
    ['../../node_modules/react/index.js', 0],
  ])('%s', (source, problems) => {
    expect(loadedTooEarly([{ path: '/assets/a.js', sources: [source] }])).toHaveLength(problems)
  })
})

it('lets a page load at once what it is made of', () => {
  const files = [
    { path: '/assets/a.js', sources: ['../../node_modules/@nivo/line/dist/line.mjs'] },
    { path: '/assets/b.js', sources: ['../../node_modules/downshift/dist/downshift.esm.mjs'] },
  ]
  expect(loadedTooEarly(files, ['charts'])).toEqual([expect.stringContaining('/assets/b.js')])
})

describe('tooMuchInEntry', () => {
  const page = '<script type="module" crossorigin src="/assets/index-1.js"></script>'

  it.each([
    ['../../node_modules/react/index.js', []],
    ['../../node_modules/yup/index.esm.js', [expect.stringContaining('forms')]],
    ['../../src/features/sign-in/sign-in-screen.tsx', [expect.stringContaining('a screen')]],
  ])('%s', (source, problems) => {
    const files = [
      { path: '/assets/index-1.js', sources: [source] },
      { path: '/assets/index-2.js', sources: ['../../node_modules/formik/index.js'] },
    ]
    expect(tooMuchInEntry(files, page)).toEqual(problems)
  })

  it('names a page without one', () => {
    expect(tooMuchInEntry([], page)).toEqual(['The page has no entry.'])
  })
})

describe('chunkCycles', () => {
  const chunk = (file: string, ...imports: string[]) => ({ file, imports })

  it('finds none where a chunk is imported twice', () => {
    const both = chunk('both.js', 'one', 'other')
    const manifest = { both, one: chunk('one.js', 'end'), other: chunk('other.js', 'end') }
    expect(chunkCycles({ ...manifest, end: chunk('end.js') })).toEqual([])
  })

  it('names the chunks of a cycle once', () => {
    const manifest = { page: chunk('page.js', 'a'), a: chunk('a.js', 'b'), b: chunk('b.js', 'a') }
    expect(chunkCycles(manifest)).toEqual(['Chunks import one another: a.js → b.js → a.js'])
  })
})

it('names each call that a page makes twice', () => {
  const loaded = ['/api/a', '/assets/b.js', '/api/c', '/api/a', '/assets/b.js', '/api/a']
  const other = (path: string): Loaded => ({ path, kind: 'other', bytes: 1 })
  expect(repeatedCalls(loaded.map(other))).toEqual(['/api/a'])
  expect(repeatedCalls(loaded.map(other), ['/api/a'])).toEqual([])
})
