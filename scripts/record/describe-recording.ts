import type { LeftOut, RecordingSummary } from '../../mocks/recordings/record-calls.ts'

const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

const leftOutNames: Record<LeftOut, readonly [string, string]> = {
  'not of the contract': [
    'request that is not of the contract',
    'requests that are not of the contract',
  ],
  'documents and pages': ['document or page', 'documents and pages'],
  'without an answer': ['call without an answer', 'calls without an answer'],
}

function leftOutParts({ leftOut }: RecordingSummary): string[] {
  const parts = (reason: LeftOut) => counted(leftOut[reason], ...leftOutNames[reason])
  return [
    ...parts('not of the contract'),
    ...parts('documents and pages'),
    ...parts('without an answer'),
  ]
}

function replacedParts({ replaced }: RecordingSummary): string[] {
  const places = replaced.street + replaced.city + replaced.institution
  return [
    ...counted(replaced.name, 'part of a name', 'parts of names'),
    ...counted(replaced.email, 'email address', 'email addresses'),
    ...counted(places, 'address or institution', 'addresses and institutions'),
    ...counted(replaced.text, 'text', 'texts'),
    ...counted(replaced.code, 'number or code', 'numbers and codes'),
    ...counted(replaced.link, 'link', 'links'),
    ...counted(replaced.host, 'host', 'hosts'),
  ]
}

const listed = (parts: readonly string[]) => (parts.length > 0 ? parts.join(', ') : 'nothing')

/** What a person who recorded a visit reads. */
export function describeRecording(summary: RecordingSummary, name: string): string {
  const { calls, violations } = summary.recording
  const byOperation = Map.groupBy(calls, ({ operation }) => operation)
  const rows = Array.from(byOperation, ([operation, answers]) => [
    operation,
    String(answers.length),
    [...new Set(answers.map(({ status }) => status))].join(' '),
    String(violations.filter((violation) => violation.operation === operation).length || ''),
  ])
  const broken = violations.map(
    ({ operation, pointer, message }) => `  ${operation} ${pointer} ${message}`,
  )
  return [
    ...columns([['operation', 'answers', 'status', 'violations'], ...rows]),
    '',
    `Replaced: ${listed(replacedParts(summary))}.`,
    `Left out: ${listed(leftOutParts(summary))}.`,
    ...(broken.length > 0 ? ['Where the server broke the contract:', ...new Set(broken)] : []),
    '',
    `Open it: /en/researcher?recording=${name}`,
    `In a story: args: { path: '/researcher', world: 'recording=${name}' }`,
  ].join('\n')
}
