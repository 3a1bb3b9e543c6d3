import { dirname, join } from 'node:path/posix'
import type { ProjectFile } from '../project-files.ts'
import { isSuperseded } from './decision-rules.ts'

const spans = /`([^`\n]+)`/g
const named = /(?<=^|\s)((?:src|mocks|openapi|scripts|stories|e2e|docs|[.]storybook)\/\S*)/g
const linked = /\]\(([^)\s#]+)[^)]*\)/g
const anchored = /\]\(([^)\s#:]*)#([^)\s]+)\)/g
const headings = /^#+ (.+)$/gm
const commands = /\bnpm run ([\w:]+)/g
/** Placeholders, globs and code; files that git ignores. */
const isNoPath = /[<>*{}…:(=]|\/validators\/|^https?:/
const isText = /[.](?:[cm]?[jt]sx?|md|yaml|css|html|json)$/
const isPackage = /^@[\w-]+\/[\w.-]+$/

const isCommand = /^(npm|npx) /

/** Decisions also name packages that were rejected. */
const isDecision = (path: string) => path.startsWith('docs/decisions/')

const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name)

/** The repository paths that a page names, relative to the root. */
function pathsIn({ path, text }: ProjectFile): string[] {
  const names = found(text, spans)
    .filter((span) => !isCommand.test(span))
    .flatMap((span) => found(span, named))
  const relative = found(text, linked).filter((link) => !isNoPath.test(link))
  return [...names, ...relative.map((link) => join(dirname(path), link))]
    .filter((name) => !isNoPath.test(name))
    .map((name) => name.replace(/\/$/, ''))
}

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** Headings that the page links to, and that are not in their page. */
function missingHeadings(page: ProjectFile, files: readonly ProjectFile[]): string[] {
  return Array.from(page.text.matchAll(anchored)).flatMap(([, link = '', anchor = '']) => {
    const path = link ? join(dirname(page.path), link) : page.path
    const target = files.find((file) => file.path === path && path.endsWith('.md'))
    if (!target || found(target.text, headings).map(anchorOf).includes(anchor)) return []
    return [`${path} has no heading #${anchor}. Link to the one that is there.`]
  })
}

type Manifest = { scripts: Set<string>; packages: Set<string> }

function manifestOf(files: readonly ProjectFile[]): Manifest {
  const text = files.find(({ path }) => path === 'package.json')?.text ?? '{}'
  const { scripts = {}, dependencies = {}, devDependencies = {} } = JSON.parse(text)
  return {
    scripts: new Set(Object.keys(scripts)),
    packages: new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]),
  }
}

/** Test runners find files by the beginning of their path. */
function argumentsIn({ text }: ProjectFile): string[] {
  return found(text, spans)
    .filter((span) => isCommand.test(span))
    .flatMap((span) => found(span, named))
    .filter((name) => !isNoPath.test(name))
}

function missingIn(page: ProjectFile, { scripts, packages }: Manifest): string[] {
  const named = isDecision(page.path) ? [] : found(page.text, spans)
  return [
    ...found(page.text, commands)
      .filter((command) => !scripts.has(command))
      .map((command) => `package.json has no script ${command}. Name the command that is there.`),
    ...named
      .filter((span) => isPackage.test(span) && !packages.has(span))
      .map((name) => `package.json has no package ${name}. Name the one that is used.`),
  ]
}

/**
 * Pages of docs name files, headings, folders, commands and packages that exist; the changelog and superseded decisions may name
 * former ones.
 */
export function docsPaths(files: readonly ProjectFile[]): string[] {
  const manifest = manifestOf(files)
  const paths = files.map(({ path }) => path)
  const exists = (name: string) =>
    paths.some((path) => path === name || path.startsWith(`${name}/`)) ||
    (/[.]\w+$/.test(name) && !isText.test(name))
  const begins = (name: string) => paths.some((path) => path.startsWith(name))
  return files
    .filter(({ path }) => path.endsWith('.md') && path !== 'CHANGELOG.md')
    .filter((page) => !isSuperseded(page))
    .flatMap((page) =>
      [
        ...pathsIn(page)
          .filter((name) => !exists(name))
          .concat(argumentsIn(page).filter((name) => !begins(name)))
          .map((name) => `${name} does not exist. Name the file that replaced it.`),
        ...missingHeadings(page, files),
        ...missingIn(page, manifest),
      ].map((problem) => `${page.path}: ${problem}`),
    )
}
