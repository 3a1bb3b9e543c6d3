import { contractTags } from './contract-tags.ts'
import { isGenerated, type ProjectFile } from './project-files.ts'

/** Where a domain has its file, or a folder of its own with a file for each part. */
const places = [
  'openapi/paths/',
  'openapi/schemas/',
  'src/api/',
  'src/features/',
  'mocks/backend/operations/',
  'stories/',
  'e2e/',
]

const named = /^(src|mocks|stories|e2e|scripts|openapi)\/.+[.](tsx?|mjs|css|yaml)$/
/** The router names its files, npm the commands; a measurement is called after what it measures. */
const free =
  /^src\/routes\/|^scripts\/[^/]+$|^scripts\/bench\/|^openapi\/(schemas|examples|external)\/|[.]d[.]m?ts$/

const withoutKind = (path: string) => path.replace(/[.](tsx?|mjs|css|yaml)$/, '')
const nameOf = (path: string) => withoutKind(path).split('/').at(-1) ?? path

/** Whether the path is a domain's own in one of its seven places. */
function isOfItsDomain(path: string, domains: readonly string[]): boolean {
  const place = places.find((start) => path.startsWith(start))
  if (!place) return false
  const [first = ''] = withoutKind(path).slice(place.length).split('/')
  return domains.includes(first.replace(/[.](test|spec|stories)$/, ''))
}

/** Who knows a file's name finds one file: names do not repeat, and they are kebab-case. */
export function uniqueNames(files: ProjectFile[]): string[] {
  const domains = contractTags(files)
  const paths = files
    .map(({ path }) => path)
    .filter((path) => named.test(path) && !free.test(path) && !isGenerated(path))
  const odd = paths
    .filter((path) => !/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(nameOf(path)))
    .map((path) => `${path}: call it in kebab-case after the one thing inside.`)
  const byName = Map.groupBy(
    paths.filter((path) => !isOfItsDomain(path, domains)),
    nameOf,
  )
  const doubles = [...byName]
    .filter(([, found]) => found.length > 1)
    .map(
      ([name, found]) =>
        `"${name}" names ${found.length} files: ${found.join(', ')}. Say what each is; a domain is a tag in openapi/openapi.yaml.`,
    )
  return [...odd, ...doubles]
}
