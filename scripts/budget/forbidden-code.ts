type Library = readonly [name: string, source: RegExp]

/** What a production build must not contain, by the path of its sources. */
const tools: readonly Library[] = [
  ['the mock backend', /(^|\/)mocks\//],
  ['MSW', /node_modules\/(msw|@mswjs)\//],
  ['Faker', /node_modules\/@faker-js\//],
  ['the proofreader', /node_modules\/harper[.]js\//],
  ['its database', /node_modules\/idb\//],
]

/** What first screens must not load. */
const late = [
  ['charts', /node_modules\/(@nivo|d3-[a-z-]+)\//],
  ['the combobox', /node_modules\/downshift\//],
  ['Floating UI', /node_modules\/@floating-ui\//],
  ['the checks of forms', /node_modules\/yup\//],
] as const

export type LateLibrary = (typeof late)[number][0]

/** What the entry must not contain, because every page would wait for it. */
const notInEntry: readonly Library[] = [
  ['forms', /node_modules\/(formik|yup)\//],
  ['a screen', /src\/features\/.+-screen[.]tsx$/],
]

const strangers = /mockServiceWorker[.]js$|[.]wasm$|^\/(external|support)\//

export type BuiltFile = { path: string; sources: string[] }

const found = (files: BuiltFile[], list: readonly Library[], message: string) =>
  files.flatMap(({ path, sources }) =>
    list.flatMap(([name, pattern]) => {
      const source = sources.find((one) => pattern.test(one))
      return source ? [`${path} ${message} ${name}: ${source}`] : []
    }),
  )

export function toolsInBuild(files: BuiltFile[]): string[] {
  const named = files
    .filter(({ path }) => strangers.test(path))
    .map(({ path }) => `${path} is no part of production`)
  return [...named, ...found(files, tools, 'brings')]
}

/** `madeOf` names those that the page needs at once. */
export function loadedTooEarly(files: BuiltFile[], madeOf: readonly LateLibrary[] = []): string[] {
  const others = late.filter(([name]) => !madeOf.includes(name))
  return found(files, others, 'loads too early')
}

export function tooMuchInEntry(files: BuiltFile[], page: string): string[] {
  const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? []
  const file = files.find(({ path }) => path === entry)
  return file ? found([file], notInEntry, 'brings every page') : ['The page has no entry.']
}
