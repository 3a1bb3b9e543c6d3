import { dirname, join } from 'node:path/posix'
import type { ProjectFile } from '../project-files.ts'

const named = /`((?:src|mocks|openapi|scripts|stories|e2e|docs|[.]storybook)\/[^`\s]*)`/g
const linked = /\]\(([^)\s#]+)[^)]*\)/g
/** Placeholders, globs and code; files that git ignores. */
const isNoPath = /[<>*{}…:(=]|\/validators\/|^https?:/
const isText = /[.](?:[cm]?[jt]sx?|md|yaml|css|html|json)$/

/** The repository paths that a page names, relative to the root. */
function pathsIn({ path, text }: ProjectFile): string[] {
  const names = Array.from(text.matchAll(named), ([, name = '']) => name)
  const links = Array.from(text.matchAll(linked), ([, link = '']) => link)
  const relative = links.filter((link) => !isNoPath.test(link))
  return [...names, ...relative.map((link) => join(dirname(path), link))]
    .filter((name) => !isNoPath.test(name))
    .map((name) => name.replace(/\/$/, ''))
}

/** Pages of docs name files and folders that exist; the changelog may name former ones. */
export function docsPaths(files: readonly ProjectFile[]): string[] {
  const paths = files.map(({ path }) => path)
  const exists = (name: string) =>
    paths.some((path) => path === name || path.startsWith(`${name}/`)) ||
    (/[.]\w+$/.test(name) && !isText.test(name))
  return files
    .filter(({ path }) => path.endsWith('.md') && path !== 'CHANGELOG.md')
    .flatMap((page) =>
      pathsIn(page)
        .filter((name) => !exists(name))
        .map((name) => `${page.path}: ${name} does not exist. Name the file that replaced it.`),
    )
}
