import type { BesideFindings } from '../beside/compare-answers.ts'
import type { ConformCheck } from '../rules/conform-check.ts'
import { besideLines } from './beside-lines.ts'

type RuleInReport = { rule: string; places: readonly string[] }

export type Report = {
  server: string
  checks: readonly ConformCheck[]
  held: number
  broken: number
  leftOut: number
  /** Each broken rule with where it was broken. */
  rules: readonly RuleInReport[]
  /** Why the run ended before its end. */
  stopped?: string
  /** What another server answers differently. */
  beside?: BesideFindings
}

const marks = { held: '✓', broken: '✗', 'left out': '–' } as const

const placeOf = ({ group, subject, title }: ConformCheck): string =>
  `${group} › ${subject} ${title}`

/** A line for a check as it ends, with what it found below. */
export function checkLine(check: ConformCheck): string {
  const reason = check.reason === undefined ? '' : `: ${check.reason}`
  const lines = check.findings.map(({ rule, detail }) => `    ${detail} Rule: ${rule}`)
  return [`${marks[check.outcome]} ${placeOf(check)}${reason}`, ...lines].join('\n')
}

export function reportOf(
  server: string,
  checks: readonly ConformCheck[],
  stopped?: string,
): Report {
  const count = (outcome: ConformCheck['outcome']) =>
    checks.filter((check) => check.outcome === outcome).length
  const places = new Map<string, string[]>()
  for (const check of checks) {
    for (const { rule, detail } of check.findings) {
      places.set(rule, [...(places.get(rule) ?? []), `${placeOf(check)}: ${detail}`])
    }
  }
  return {
    server,
    checks,
    held: count('held'),
    broken: count('broken'),
    leftOut: count('left out'),
    rules: [...places].map(([rule, list]) => ({ rule, places: list })),
    ...(stopped === undefined ? {} : { stopped }),
  }
}

/** Places that the summary names for each rule; the reports have all. */
const namedPlaces = 3

export function conformSummary(report: Report): string {
  const { server, held, broken, leftOut, rules, stopped } = report
  const counts = `${server}: ${held} ${held === 1 ? 'check' : 'checks'} held, ${broken} broken, ${leftOut} left out.`
  const lines = rules.flatMap(({ rule, places }) => [
    '',
    `${rule} Broken ${places.length === 1 ? 'once' : `${places.length} times`}:`,
    ...places.slice(0, namedPlaces).map((place) => `    ${place}`),
    ...(places.length > namedPlaces ? [`    and ${places.length - namedPlaces} more`] : []),
  ])
  const end = stopped === undefined ? [] : ['', `Stopped: ${stopped}`]
  return ['', counts, ...end, ...lines, ...besideLines(report)].join('\n')
}
