import { contractTags } from '../contract-tags.ts'
import { isGenerated, type ProjectFile } from '../project-files.ts'

/** A domain has a file or a folder in each of these places. */
const domainFolders = [
  'openapi/paths/',
  'openapi/schemas/',
  'src/api/',
  'src/features/',
  'mocks/backend/operations/',
  'stories/',
  'e2e/',
]

const named = /^(src|mocks|stories|e2e|scripts|openapi)\/.+[.](tsx?|mjs|css|yaml)$/
/**
 * Names prescribed by the router and npm, and measurements, which are named after their subject.
 */
const free =
  /^src\/routes\/|^scripts\/[^/]+$|^scripts\/bench\/|^openapi\/(schemas|examples|external)\/|[.]d[.]m?ts$/

const withoutKind = (path: string) => path.replace(/[.](tsx?|mjs|css|yaml)$/, '')
const nameOf = (path: string) => withoutKind(path).split('/').at(-1) ?? path

function isOfItsDomain(path: string, domains: readonly string[]): boolean {
  const folder = domainFolders.find((start) => path.startsWith(start))
  if (!folder) return false
  const [first = ''] = withoutKind(path).slice(folder.length).split('/')
  return domains.includes(first.replace(/[.](test|spec|stories)$/, ''))
}

/** File names are unique. */
export function uniqueNames(files: ProjectFile[]): string[] {
  const domains = contractTags(files)
  const paths = files
    .map(({ path }) => path)
    .filter((path) => named.test(path) && !free.test(path) && !isGenerated(path))
  const byName = Map.groupBy(
    paths.filter((path) => !isOfItsDomain(path, domains)),
    nameOf,
  )
  return [...byName]
    .filter(([, found]) => found.length > 1)
    .map(
      ([name, found]) =>
        `"${name}" names ${found.length} files: ${found.join(', ')}. Say what each is; a domain is a tag in openapi/openapi.yaml.`,
    )
}
