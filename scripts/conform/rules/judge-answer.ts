import { type Answered, isAnswered, type Unanswered } from '../server/judged-call.ts'
import { answerRules } from './answer-rules.ts'
import type { BrokenRule } from './conform-check.ts'

/** What an answer breaks of the rules of every answer, and whether its status is the expected one. */
export function judgeAnswer(
  outcome: Answered | Unanswered,
  expected: { statuses: readonly number[]; rule: string },
): BrokenRule[] {
  if (!isAnswered(outcome)) {
    return [{ rule: 'The server answers in time.', detail: outcome.failure }]
  }
  const { statuses, rule } = expected
  const wrongStatus = statuses.includes(outcome.status)
    ? []
    : [{ rule, detail: `It answers ${outcome.status} instead of ${statuses.join(' or ')}.` }]
  const others = answerRules.flatMap((one) =>
    one.broken(outcome).map((detail) => ({ rule: one.rule, detail })),
  )
  return [...wrongStatus, ...others]
}
