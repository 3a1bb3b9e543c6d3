import { dirname, join, relative } from 'node:path/posix'
import { type ReadFile, textOf } from './file-changes.ts'

/** What stands in a template, and what it becomes. */
export type Renames = Record<string, string>

export const templateFolder = 'scripts/new/templates'

function relativePath(from: string, to: string): string {
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

/** The text of a template with its relative imports and references as they are seen from `target`. */
function moved(template: string, text: string, target: string, files: Renames): string {
  return text.replaceAll(/(from '|\$ref: )([.][^'#\s]+)/g, (_, before: string, path: string) => {
    const named = join(dirname(template), path)
    return `${before}${relativePath(target, files[named] ?? named)}`
  })
}

/** Replaces in one pass: a new name may contain the old one of another. */
function renamed(text: string, [first, ...others]: readonly [string, string][]): string {
  if (!first) return text
  const [from, to] = first
  const parts = text.split(from)
  return parts.map((part) => renamed(part, others)).join(to)
}

/**
 * The text of `target`. `files` are the project paths that the template names and what they become.
 * @throws for a placeholder that the template no longer contains
 */
export function fillTemplate(
  read: ReadFile,
  name: string,
  target: string,
  { renames, files = {} }: { renames: Renames; files?: Renames },
): string {
  const template = `${templateFolder}/${name}`
  const text = textOf(read, template)
  const missing = Object.keys(renames).find((placeholder) => !text.includes(placeholder))
  if (missing !== undefined) throw new Error(`${template} does not contain ${missing}.`)
  return renamed(moved(template, text, target, files), Object.entries(renames))
}

const imports = (text: string) =>
  Array.from(
    text.matchAll(/^import \{([^}]*)\} from '([^']+)'\n/gm),
    ([, names = '', source = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => `import { ${name} } from '${source}'\n`),
  ).flat()

/** Joins a module to the end of another; the formatter sorts and joins the imports. */
export function withModule(text: string, added: string): string {
  const present = imports(text)
  const missing = imports(added).filter((line) => !present.includes(line))
  const [, code = ''] = added.split(/\n\n(.*)/s)
  return `${missing.join('')}${text}\n${code}`
}
