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

/** An operation's options and its handler have one name. */
const mirroredFolders = ['openapi/paths/', 'src/api/', 'mocks/backend/operations/']

const named = /^(src|mocks|stories|e2e|scripts|openapi|[.]storybook)\/.+[.](tsx?|mjs|css|yaml)$/
/**
 * Names prescribed by the router, Storybook and npm, and measurements, which are named after their subject.
 */
const free =
  /^src\/routes\/|^[.]storybook\/(main[.]ts$|.+[.]css$)|^scripts\/[^/]+$|^scripts\/bench\/|^openapi\/(schemas|examples|external)\/|[.]d[.]m?ts$/

const withoutKind = (path: string) => path.replace(/[.](tsx?|mjs|css|yaml)$/, '')
const nameOf = (path: string) => withoutKind(path).split('/').at(-1) ?? path

const withoutTest = (name: string) => name.replace(/[.](test|spec|stories)$/, '')

/** The file of a domain itself, or a part of it that its operations are split into. */
function isOfItsDomain(path: string, domains: readonly string[]): boolean {
  const folder = domainFolders.find((start) => path.startsWith(start))
  if (!folder) return false
  const parts = withoutKind(path).slice(folder.length).split('/')
  const [first = '', last = ''] = [parts[0], parts.at(-1)].map((part = '') => withoutTest(part))
  return domains.includes(last) || (mirroredFolders.includes(folder) && domains.includes(first))
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
