import type { JudgedCall } from '../server/judged-call.ts'

/** A rule that was not kept, and where. */
export type BrokenRule = { rule: string; detail: string }

type Outcome = 'held' | 'broken' | 'left out'

export type ConformCheck = {
  /** A tag of the contract, or a journey. */
  group: string
  /** The operation or the step. */
  subject: string
  title: string
  outcome: Outcome
  findings: readonly BrokenRule[]
  /** Why it was left out. */
  reason?: string
  exchanges: readonly JudgedCall[]
}

export function checkOf(
  what: Pick<ConformCheck, 'group' | 'subject' | 'title' | 'exchanges'>,
  findings: readonly BrokenRule[],
): ConformCheck {
  return { ...what, findings, outcome: findings.length > 0 ? 'broken' : 'held' }
}

export function leftOutCheck(
  what: Pick<ConformCheck, 'group' | 'subject' | 'title'>,
  reason: string,
): ConformCheck {
  return { ...what, outcome: 'left out', findings: [], exchanges: [], reason }
}
