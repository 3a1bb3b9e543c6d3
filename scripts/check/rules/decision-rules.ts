import { isGenerated, type ProjectFile } from '../project-files.ts'

const sections = ['Context', 'Decision', 'Consequences', 'Rejected']

/** What is rejected, or led to the decision, may be no part of the project. */
const describesTheProject = new Set(['Decision', 'Consequences'])

const outdated =
  /\b(not (yet )?built|not yet|for now|so far|currently|at the moment|later we|in (a|the) future|TBD|TODO)\b/i

/** One name, path or command; no example of code. */
const isName = (span: string) => /^[@\w$][\w@$./:-]*$/.test(span)

const isDecision = (path: string) => /^docs\/decisions\/\d{4}-[a-z0-9-]+[.]md$/.test(path)

/** It stays as it was written, with a line below the title that says by what. */
export const isSuperseded = ({ path, text }: ProjectFile): boolean =>
  isDecision(path) && /^# .+\n\nSuperseded by \S/.test(text)

const numberOf = (path: string) => Number(/(\d{4})-/.exec(path)?.[1])

const isCode = ({ path }: ProjectFile) => !/[.](md|po)$/.test(path) && !isGenerated(path)

function headings({ path, text }: ProjectFile): string[] {
  const number = numberOf(path)
  const found = Array.from(text.matchAll(/^## (.+)$/gm), ([, title]) => title)
  return [
    ...(text.startsWith(`# ${number}. `) ? [] : [`Begin with "# ${number}." and the title.`]),
    ...(found.join() === sections.join() ? [] : [`Give it the sections ${sections.join(', ')}.`]),
  ]
}

function outdatedWords({ text }: ProjectFile): string[] {
  const [word] = outdated.exec(text) ?? []
  return word ? [`"${word}" is soon wrong. Say what is so.`] : []
}

function missingNames({ text }: ProjectFile, code: string): string[] {
  return text
    .split(/^## /m)
    .filter((section) => describesTheProject.has(section.split('\n', 1)[0] ?? ''))
    .flatMap((section) => Array.from(section.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span))
    .filter((span) => isName(span) && !code.includes(span))
    .map((span) => `No file contains ${span}. Name what replaced it, or reverse the decision.`)
}

function missingNumbers(decisions: readonly ProjectFile[]): string[] {
  const numbers = decisions.map(({ path }) => numberOf(path))
  return Array.from({ length: Math.max(0, ...numbers) }, (_, index) => index + 1)
    .filter((number) => !numbers.includes(number))
    .map((number) => `docs/decisions: number ${number} is missing. A superseded decision stays.`)
}

/** A decision describes the project as it is, or says by what it is superseded. */
export function decisionRules(files: readonly ProjectFile[]): string[] {
  const code = files
    .filter(isCode)
    .map(({ path, text }) => `${path}\n${text}`)
    .join('\n')
  const decisions = files.filter(({ path }) => isDecision(path))
  const problems = decisions.flatMap((file) =>
    [
      ...headings(file),
      ...(isSuperseded(file) ? [] : [...outdatedWords(file), ...missingNames(file, code)]),
    ].map((problem) => `${file.path}: ${problem}`),
  )
  return [...problems, ...missingNumbers(decisions)]
}
