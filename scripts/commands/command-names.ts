import { type Trial, trials, triedBySteps } from './trials.ts'

type Page = { path: string; text: string }

const named = (text: string) =>
  Array.from(
    text.matchAll(/\bnpm (?:run ([\w:-]*\w)|(start|test)\b)/g),
    ([, run, own]) => run ?? own ?? '',
  )

/** The page that lists all commands. */
export const commandsPage = 'docs/commands.md'

/** Scripts that no trial and no step runs, that no page lists, or that pages name by mistake. */
export function nameProblems(scripts: readonly string[], pages: readonly Page[]): string[] {
  const tried = new Set<string>([
    ...trials.map(({ script }: Trial) => script),
    ...Object.keys(triedBySteps),
  ])
  const list = pages.find(({ path }) => path === commandsPage)?.text ?? ''
  const untried = scripts.filter((script) => !tried.has(script))
  const unlisted = scripts.filter(
    (script) => !list.includes(`\`${script}\``) && !named(list).includes(script),
  )
  const unknown = pages.flatMap(({ path, text }) =>
    named(text)
      .filter((script) => !scripts.includes(script))
      .map((script) => `${path}: package.json has no script "${script}".`),
  )
  return [
    ...untried.map(
      (script) => `package.json: nothing tries "${script}". Add it to scripts/commands/trials.ts.`,
    ),
    ...unlisted.map((script) => `${commandsPage} does not list "${script}".`),
    ...new Set(unknown),
  ]
}
