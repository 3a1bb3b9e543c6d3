import { type Trial, trials, triedBySteps } from './trials.ts'

const named = (text: string) =>
  Array.from(
    text.matchAll(/\bnpm (?:run ([\w:-]*\w)|(start|test)\b)/g),
    ([, run, own]) => run ?? own ?? '',
  )

/** The page that lists all commands. */
export const commandsPage = 'docs/commands.md'

/** Scripts that no trial and no step runs, or that the page of all commands does not list. */
export function nameProblems(scripts: readonly string[], list: string): string[] {
  const tried = new Set<string>([
    ...trials.map(({ script }: Trial) => script),
    ...Object.keys(triedBySteps),
  ])
  const untried = scripts.filter((script) => !tried.has(script))
  const unlisted = scripts.filter(
    (script) => !list.includes(`\`${script}\``) && !named(list).includes(script),
  )
  return [
    ...untried.map(
      (script) => `package.json: nothing tries "${script}". Add it to scripts/commands/trials.ts.`,
    ),
    ...unlisted.map((script) => `${commandsPage} does not list "${script}".`),
  ]
}
