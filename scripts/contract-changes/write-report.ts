import type { Broken, ContractChange } from './change.ts'
import type { Users } from './find-users.ts'

type Report = {
  from: string
  to: string
  changes: ContractChange[]
  users: [operationId: string, users: Users][]
}

const namedAtMost = 6

const cell = (text: string) => text.replaceAll('|', '\\|')

function namesOf(operations: string[]): string {
  const more = operations.length - namedAtMost
  const named = operations.slice(0, namedAtMost).join(', ')
  return more > 0 ? `${named} and ${more} more` : named
}

function tableOf(title: string, changes: ContractChange[]): string[] {
  if (changes.length === 0) return []
  const rows = changes.map(
    ({ kind, subject, what, operations }) =>
      `| \`${subject}\` | ${kind} | ${cell(what)} | ${namesOf(operations)} |`,
  )
  return ['', `## ${title}`, '', '| where | | what | operations |', '|---|---|---|---|', ...rows]
}

function listOf([operation, { screens, stories, tests }]: Report['users'][number]): string[] {
  const line = (title: string, files: string[]) =>
    `- ${title}: ${files.length > 0 ? files.map((file) => `\`${file}\``).join(', ') : 'none'}`
  return [
    '',
    `### ${operation}`,
    '',
    line('screens', screens),
    line('stories', stories),
    line('tests', tests),
  ]
}

/** The report as Markdown. A change that breaks both sides is listed twice. */
export function writeChangeReport({ from, to, changes, users }: Report): string {
  const that = (broken: Broken) => changes.filter(({ breaks }) => breaks.includes(broken))
  const [application, server] = [that('application'), that('server')]
  const lines = [
    `# The contract from ${from} to ${to}`,
    '',
    changes.length === 0
      ? 'Nothing changed but words.'
      : `Changes: ${changes.length}; breaking the application: ${application.length}, breaking the server: ${server.length}.`,
    ...tableOf('Breaks the application: answers it does not find or know', application),
    ...tableOf('Breaks the server: requests it no longer takes', server),
    ...tableOf(
      'Breaks nobody',
      changes.filter(({ breaks }) => breaks.length === 0),
    ),
    ...(users.length > 0 ? ['', '## Who uses what changed', ...users.flatMap(listOf)] : []),
  ]
  return `${lines.join('\n')}\n`
}
