import type { ConformCheck } from '../rules/conform-check.ts'
import { escapeMarkup } from './escape-markup.ts'
import type { Report } from './report-summary.ts'

function testCase({
  group,
  subject,
  title,
  outcome,
  findings,
  reason,
  exchanges,
}: ConformCheck): string {
  const milliseconds = exchanges.reduce((sum, { answer }) => sum + (answer?.milliseconds ?? 0), 0)
  const open = `    <testcase classname="${escapeMarkup(group)}" name="${escapeMarkup(`${subject} ${title}`)}" time="${milliseconds / 1000}"`
  if (outcome === 'held') return `${open}/>`
  if (outcome === 'left out') {
    return `${open}><skipped message="${escapeMarkup(reason ?? '')}"/></testcase>`
  }
  const failures = findings.map(
    ({ rule, detail }) =>
      `<failure message="${escapeMarkup(rule)}">${escapeMarkup(detail)}</failure>`,
  )
  return `${open}>${failures.join('')}</testcase>`
}

/** A suite for each tag and journey. */
export function junitReport({ server, checks, broken, leftOut, stopped }: Report): string {
  const groups = Map.groupBy(checks, ({ group }) => group)
  const suites = [...groups].map(([group, list]) => {
    const failures = list.filter(({ outcome }) => outcome === 'broken').length
    const skipped = list.filter(({ outcome }) => outcome === 'left out').length
    return [
      `  <testsuite name="${escapeMarkup(group)}" tests="${list.length}" failures="${failures}" skipped="${skipped}">`,
      ...list.map(testCase),
      '  </testsuite>',
    ].join('\n')
  })
  const errors = stopped === undefined ? 0 : 1
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeMarkup(server)}" tests="${checks.length}" failures="${broken}" skipped="${leftOut}" errors="${errors}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}
