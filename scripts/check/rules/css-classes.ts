import { posix } from 'node:path'
import type { ProjectFile } from '../project-files.ts'

const imports = /^import (\w+) from '([.][^']*[.]module[.]css)'/gm

/** Every `styles.name` that the CSS module does not have; React drops it silently. */
export function cssClasses(files: readonly ProjectFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  return files.flatMap(({ path, text }) =>
    Array.from(text.matchAll(imports)).flatMap(([, variable = '', specifier = '']) => {
      const css = posix.join(posix.dirname(path), specifier)
      const style = texts.get(css)
      if (style === undefined) return []
      const classes = new Set(Array.from(style.matchAll(/[.]([a-z][\w-]*)/gi), ([, name]) => name))
      const uses = text.matchAll(new RegExp(`(?<![\\w./-])${variable}[.](\\w+)`, 'g'))
      const used = new Set(Array.from(uses, ([, name = '']) => name))
      return [...used]
        .filter((name) => !classes.has(name))
        .map((name) => `${path}: .${name} is not in ${css}. Add it, or remove its use.`)
    }),
  )
}
