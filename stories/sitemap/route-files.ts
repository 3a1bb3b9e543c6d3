const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The sources of the application by their path in the project. */
export const texts: ReadonlyMap<string, string> = new Map(
  Object.entries(sources).map(([path, text]) => [path.replace('../../', ''), text]),
)

const route = /createFileRoute\(\s*'([^']+)'/

/** The file of each route by the id that it gives itself. */
export const routeFiles: ReadonlyMap<string, string> = new Map(
  [...texts]
    .filter(([path]) => path.startsWith('src/routes/'))
    .map(([path, text]): [string, string] => [route.exec(text)?.[1] ?? '', path])
    .filter(([id]) => id !== '')
    .toSorted(([a], [b]) => a.localeCompare(b)),
)
