/** What a production build must not contain, by the path of its sources. */
const tools: [name: string, source: RegExp][] = [
  ['the mock backend', /(^|\/)mocks\//],
  ['MSW', /node_modules\/(msw|@mswjs)\//],
  ['Faker', /node_modules\/@faker-js\//],
  ['the proofreader', /node_modules\/harper[.]js\//],
  ['its database', /node_modules\/idb\//],
]

/** What first screens must not load. */
const late: [name: string, source: RegExp][] = [
  ['charts', /node_modules\/(@nivo|d3-[a-z-]+)\//],
  ['the combobox', /node_modules\/downshift\//],
  ['Floating UI', /node_modules\/@floating-ui\//],
  ['the checks of forms', /node_modules\/yup\//],
]

/** What the entry must not contain, because every page would wait for it. */
const notInEntry: [name: string, source: RegExp][] = [
  ['forms', /node_modules\/(formik|yup)\//],
  ['a screen', /src\/features\/.+-screen[.]tsx$/],
]

const strangers = /mockServiceWorker[.]js$|[.]wasm$|^\/(external|support)\//

export type BuiltFile = { path: string; sources: string[] }

const found = (files: BuiltFile[], list: typeof tools, message: string) =>
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

export function loadedTooEarly(files: BuiltFile[]): string[] {
  return found(files, late, 'loads too early')
}

export function tooMuchInEntry(files: BuiltFile[], page: string): string[] {
  const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? []
  const file = files.find(({ path }) => path === entry)
  return file ? found([file], notInEntry, 'brings every page') : ['The page has no entry.']
}
