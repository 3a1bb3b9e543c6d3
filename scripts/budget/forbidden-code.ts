/** What a production build must be without, by the path of its sources. */
const tools: [name: string, source: RegExp][] = [
  ['the mock backend', /(^|\/)mocks\//],
  ['MSW', /node_modules\/(msw|@mswjs)\//],
  ['Faker', /node_modules\/@faker-js\//],
  ['the proofreader', /node_modules\/harper[.]js\//],
  ['its database', /node_modules\/idb\//],
]

/** What comes only when it is used: the first screens must not wait for it. */
const late: [name: string, source: RegExp][] = [
  ['charts', /node_modules\/(@nivo|d3-[a-z-]+)\//],
  ['Floating UI', /node_modules\/@floating-ui\//],
]

/** What every page would wait for, if the entry held it. */
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

/** Which files of a production build hold what belongs to development. */
export function toolsInBuild(files: BuiltFile[]): string[] {
  const named = files
    .filter(({ path }) => strangers.test(path))
    .map(({ path }) => `${path} is no part of production`)
  return [...named, ...found(files, tools, 'brings')]
}

/** Which of the files that a first screen loads hold what should come later. */
export function loadedTooEarly(files: BuiltFile[]): string[] {
  return found(files, late, 'loads too early')
}

/** What the entry of a build, by its path in `index.html`, brings to every page. */
export function tooMuchInEntry(files: BuiltFile[], page: string): string[] {
  const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? []
  const file = files.find(({ path }) => path === entry)
  return file ? found([file], notInEntry, 'brings every page') : ['The page has no entry.']
}
