import type { ProjectFile } from '../check/project-files.ts'
import { type Declaration, declarationsOf } from './declarations.ts'

export type Users = { screens: string[]; stories: string[]; tests: string[] }
export type Called = { operationId: string; method: string; path: string }

const isTest = (path: string) => /[.](test|spec)[.]tsx?$|^e2e\//.test(path)
const isStory = (path: string) => path.startsWith('stories/')
const isScreen = (path: string) => /^src\/(features|screens|routes)\//.test(path) && !isTest(path)
/** Through the route tree, everything would use everything. */
const isTree = (path: string) => /^src\/(route-tree[.]gen|router|main)[.]tsx?$/.test(path)

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const pascal = (name: string) =>
  name.replaceAll(/(^|-)([a-z])/g, (_all, _dash, letter: string) => letter.toUpperCase())

/** Clients of external services know the service's own base address. */
const pathsOf = ({ path }: Called) =>
  path.startsWith('/api/') ? [path] : [path, path.replace(/^\/[^/]+/, '')]

function mention(called: Called): RegExp {
  const addresses = pathsOf(called).map((path) => {
    const [first = '', ...others] = path.split(/\{[^}]*\}/).map(escaped)
    return [first, ...others].join('[^/?\'"`\\s]+')
  })
  return new RegExp(`\\b${called.operationId}\\b|(${addresses.join('|')})(?![\\w/-])`)
}

function dependents(seeds: Declaration[], users: Map<string, Declaration[]>): Set<Declaration> {
  const found = new Set<Declaration>()
  const waiting = [...seeds]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (found.has(one)) continue
    found.add(one)
    for (const name of [...one.names, `${one.file}#*`]) waiting.push(...(users.get(name) ?? []))
  }
  return found
}

/**
 * Finds the users of an operation: screens and routes that reach its call through imports, stories
 * that show such a screen, and stories and tests that mention the operation.
 */
export function userFinder(files: ProjectFile[]): (called: Called) => Users {
  const code = files.filter(
    ({ path }) => /^(src|stories|e2e|mocks|scripts)\/.*[.]tsx?$/.test(path) && !isTree(path),
  )
  const written = code.filter(({ path }) => !path.includes('.gen.'))
  const declarations = written
    .filter(({ path }) => !/^(mocks|scripts)\//.test(path) || isTest(path))
    .flatMap(declarationsOf)
  const users = new Map<string, Declaration[]>()
  for (const one of declarations) {
    for (const use of one.uses) users.set(use, [...(users.get(use) ?? []), one])
  }
  return (called) => {
    const calls = pathsOf(called).map((path) => `${called.method} ${path}`)
    const seeds = declarations.filter((one) => one.calls.some((call) => calls.includes(call)))
    const reached = new Set([...dependents(seeds, users)].map(({ file }) => file))
    const screens = [...reached].filter(isScreen).sort()
    const names = screens.flatMap((path) => {
      const name = /([^/]+-screen)[.]tsx$/.exec(path)?.[1]
      return name ? [name, pascal(name)] : []
    })
    const shows = new RegExp(`\\b(${names.map(escaped).join('|')})\\b`)
    const speaks = mention(called)
    const isUser = ({ path, text }: ProjectFile) => reached.has(path) || speaks.test(text)
    const found = (kind: (path: string) => boolean, also: (file: ProjectFile) => boolean) =>
      written
        .filter((file) => kind(file.path) && (isUser(file) || also(file)))
        .map(({ path }) => path)
        .sort()
    return {
      screens,
      stories: found(isStory, ({ text }) => names.length > 0 && shows.test(text)),
      tests: found(isTest, () => false),
    }
  }
}
