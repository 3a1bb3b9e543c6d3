import { isDeepStrictEqual } from 'node:util'
import { randomKey } from '../../../src/lib/browser/random-key.ts'
import type { SiteAccount } from '../options/conform-config.ts'
import { type BrokenRule, checkOf, leftOutCheck } from '../rules/conform-check.ts'
import { judgeAnswer } from '../rules/judge-answer.ts'
import type { Run } from '../run.ts'
import { type Answered, isAnswered, type Sent, type Unanswered } from '../server/judged-call.ts'
import type { Visitor } from '../server/visitor.ts'
import {
  type Journey,
  type JourneyState,
  type JourneyStep,
  refusalKeyIn,
  type VisitorName,
} from './journey-step.ts'

export type Visitors = Map<VisitorName, Visitor>

type Walk = {
  run: Run
  visitors: Visitors
  keys: Map<string, string>
  by: SiteAccount | undefined
}

const successRule = 'A step of a journey succeeds.'
const sameAnswerRule = 'A repeated Idempotency-Key gives the first answer.'
const onceRule = 'Of two calls at once with different keys, one is carried out.'

/** Milliseconds between two questions whether something is done. */
const askAgain = 1_000

function visitorOf({ run, visitors, by }: Walk, name: VisitorName): Visitor {
  const visitor = visitors.get(name) ?? run.anonymous(by?.headers)
  // Each anonymous call comes without cookies.
  if (name !== 'anonymous') visitors.set(name, visitor)
  return visitor
}

function keyOf({ keys }: Walk, name: string): string {
  const key = keys.get(name) ?? `conform-${randomKey()}`
  keys.set(name, key)
  return key
}

const withKey = (sent: Sent, key: string): Sent => ({
  ...sent,
  headers: { ...sent.headers, 'Idempotency-Key': key },
})

const jsonOf = (outcome: Answered | Unanswered): unknown =>
  isAnswered(outcome) ? outcome.json : undefined

type Sending = {
  sent: Sent
  outcome: Answered | Unanswered
  others: (Answered | Unanswered)[]
  findings: BrokenRule[]
}

async function sendTwice(
  visitor: Visitor,
  step: JourneyStep,
  sent: Sent,
  walk: Walk,
): Promise<Sending> {
  const first = withKey(sent, keyOf(walk, step.key ?? ''))
  const call = (one: Sent) => visitor.call(step.operation, one)
  if (step.manner === 'two keys at once') {
    const second = withKey(sent, keyOf(walk, `${step.key} again`))
    const both = await Promise.all([call(first), call(second)])
    const done = both.filter(
      (one) => isAnswered(one) && one.status === 200 && !refusalKeyIn(one.json),
    )
    const [outcome = both[0], ...more] = done
    const findings =
      done.length === 1
        ? []
        : [{ rule: onceRule, detail: `${done.length} of two were carried out.` }]
    return { sent, outcome, others: both.filter((one) => one !== outcome).concat(more), findings }
  }
  const isAtOnce = step.manner === 'same key at once'
  const [outcome, again] = isAtOnce
    ? await Promise.all([call(first), call(first)])
    : [await call(first), await call(first)]
  const findings = isDeepStrictEqual(jsonOf(outcome), jsonOf(again))
    ? []
    : [{ rule: sameAnswerRule, detail: 'The answers to the same call with the same key differ.' }]
  return { sent, outcome, others: [again], findings }
}

/** Breaks the call off once it is sent, and asks again with the same key. */
async function sendLost(
  visitor: Visitor,
  step: JourneyStep,
  sent: Sent,
  walk: Walk,
): Promise<Sending> {
  const keyed = withKey(sent, keyOf(walk, step.key ?? ''))
  const lost = new AbortController()
  const first = visitor.call(step.operation, keyed, { signal: lost.signal })
  await walk.run.pause(askAgain / 10)
  lost.abort()
  await first
  return { sent, outcome: await visitor.call(step.operation, keyed), others: [], findings: [] }
}

async function sendOnce(
  visitor: Visitor,
  step: JourneyStep,
  sent: Sent,
  walk: Walk,
): Promise<Sending> {
  const keyed = step.key === undefined ? sent : withKey(sent, keyOf(walk, step.key))
  return { sent, outcome: await visitor.call(step.operation, keyed), others: [], findings: [] }
}

async function sendUntilDone(
  walk: Walk,
  step: JourneyStep,
  known: JourneyState,
): Promise<Sending | undefined> {
  const visitor = visitorOf(walk, step.as ?? 'customer')
  if (step.copyAs) walk.visitors.set(step.copyAs, visitor.copy())
  const { waiting = {} } = walk.run.settings.config
  let state = known
  for (let seconds = 0; ; seconds += 1) {
    const request = step.request(state)
    if (!request) return undefined
    const sent: Sent = seconds === 0 ? request : { ...request, headers: waiting.headers ?? {} }
    const { manner = 'once' } = step
    const send = manner === 'once' ? sendOnce : manner === 'lost answer' ? sendLost : sendTwice
    const sending = await send(visitor, step, sent, walk)
    const { outcome } = sending
    if (!isAnswered(outcome) || step.isDone(outcome, state)) return sending
    if (seconds >= (waiting.seconds ?? 120)) {
      const findings = [
        { rule: 'What the server works on is done in time.', detail: `Not after ${seconds} s.` },
      ]
      return { ...sending, findings }
    }
    state = step.learn(outcome, state)
    await walk.run.pause(askAgain)
  }
}

function expectedFindings({ expects }: JourneyStep, outcome: Answered | Unanswered): BrokenRule[] {
  const statuses = [expects?.status ?? 200]
  const rule = expects?.rule ?? successRule
  const findings = judgeAnswer(outcome, { statuses, rule })
  const refusal = refusalKeyIn(jsonOf(outcome))
  if (refusal === expects?.refusal || (isAnswered(outcome) && outcome.status !== 200))
    return findings
  const asSaid = (key: string | undefined) => (key ? `refuses with ${key}` : 'succeeds')
  const detail = `It ${asSaid(refusal)}, where it ${asSaid(expects?.refusal)} by the rule.`
  return [...findings, { rule, detail }]
}

/** Takes each step; after one that fails nothing is known for the next ones. */
export async function walkJourney(run: Run, { name, steps, by }: Journey, visitors: Visitors) {
  const walk: Walk = { run, visitors, keys: new Map(), by }
  let known: JourneyState = {}
  let failed: string | undefined
  for (const step of steps) {
    const what = { group: name, subject: step.operation, title: step.title }
    if (step.as === 'other' && !visitors.has('other')) {
      run.report(leftOutCheck(what, 'The configuration names no other person.'))
      continue
    }
    const sending = failed === undefined ? await sendUntilDone(walk, step, known) : undefined
    if (!sending) {
      run.report(leftOutCheck(what, failed ?? 'An earlier step has not found what it needs.'))
      continue
    }
    const { sent, outcome, others, findings } = sending
    const own = expectedFindings(step, outcome)
    const rules = isAnswered(outcome) ? step.judge(outcome, known) : []
    const exchanges = [outcome, ...others].map(({ exchange }) => exchange)
    run.report(checkOf({ ...what, exchanges }, [...own, ...findings, ...rules]))
    if (isAnswered(outcome)) {
      run.witness(name, step.title, sent, outcome)
      known = step.learn(outcome, known)
    }
    const isOver = own.some(({ rule }) => rule === successRule)
    if (isOver || !isAnswered(outcome)) failed = `${step.operation} failed before.`
  }
}
