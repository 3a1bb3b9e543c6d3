import { isGenerated, type ProjectFile } from './project-files.ts'

const usual = 120
const most = 250

const isCode = (path: string) =>
  /^(src|mocks|stories|e2e|scripts|[.]storybook)\/.+[.](tsx?|mjs|css)$/.test(path)

const linesOf = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

export function fileSizes(files: ProjectFile[]): string[] {
  const code = files
    .filter(({ path }) => isCode(path) && !isGenerated(path))
    .map(({ path, text }) => ({ path, lines: linesOf(text) }))
    .sort((a, b) => b.lines - a.lines)
  const tooLong = code
    .filter(({ lines }) => lines > most)
    .map(({ path, lines }) => `${path}: ${lines} lines, at most ${most}. Split it by what it does.`)
  const long = code.filter(({ lines }) => lines >= usual)
  if (long.length * 10 <= code.length) return tooLong
  const names = long.map(({ path, lines }) => `  ${path}: ${lines}`)
  const summary = `${long.length} of ${code.length} files have ${usual} lines or more; at most one in ten may. Split some of:`
  return [...tooLong, [summary, ...names].join('\n')]
}
