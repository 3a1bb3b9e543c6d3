import { isGenerated, type ProjectFile } from '../project-files.ts'

const usual = 120

const isCode = (path: string) =>
  /^(src|mocks|stories|e2e|scripts|[.]storybook)\/.+[.](tsx?|mjs|css)$/.test(path)

const linesOf = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** Biome limits the longest file; nine in ten are shorter. */
export function fileSizes(files: ProjectFile[]): string[] {
  const code = files
    .filter(({ path }) => isCode(path) && !isGenerated(path))
    .map(({ path, text }) => ({ path, lines: linesOf(text) }))
    .sort((a, b) => b.lines - a.lines)
  const long = code.filter(({ lines }) => lines >= usual)
  if (long.length * 10 <= code.length) return []
  const names = long.map(({ path, lines }) => `  ${path}: ${lines}`)
  const summary = `${long.length} of ${code.length} files have ${usual} lines or more; at most one in ten may. Split some of:`
  return [[summary, ...names].join('\n')]
}
