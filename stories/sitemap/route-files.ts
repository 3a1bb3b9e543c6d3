const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** By project path. */
export const texts: ReadonlyMap<string, string> = new Map(
  Object.entries(sources).map(([path, text]) => [path.replace('../../', ''), text]),
)

const route = /createFileRoute\(\s*'([^']+)'/

/** By route id. */
export const routeFiles: ReadonlyMap<string, string> = new Map(
  [...texts]
    .filter(([path]) => path.startsWith('src/routes/'))
    .map(([path, text]): [string, string] => [route.exec(text)?.[1] ?? '', path])
    .filter(([id]) => id !== '')
    .toSorted(([a], [b]) => a.localeCompare(b)),
)
