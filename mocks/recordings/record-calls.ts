import { operations } from '../../src/api/generated/operations.gen.ts'
import { violationOfAnswer } from '../backend/calls/answer-violation.ts'
import { bodyHash, parsedJson, queryOf } from '../backend/calls/recorded-answers.ts'
import { matchRoute, type RouteMatch } from '../backend/calls/route-table.ts'
import type { CapturedCall } from './captured-call.ts'
import type { PrivateRole } from './invention/field-roles.ts'
import { Inventions } from './invention/inventions.ts'
import { learnPrivateValues, replaceText, replaceValues } from './invention/replace-values.ts'
import {
  type RecordedCall,
  type RecordedViolation,
  type Recording,
  recordingVersion,
} from './recording.ts'

export type LeftOut = 'not of the contract' | 'documents and pages' | 'without an answer'

export type RecordingSummary = {
  recording: Recording
  replaced: Readonly<Record<PrivateRole, number>>
  leftOut: Readonly<Record<LeftOut, number>>
}

type FoundCall = {
  call: CapturedCall
  match: Extract<RouteMatch, { kind: 'found' }>
  search: URLSearchParams
  sent: unknown
  body: unknown
}

const jsonType = /^application\/(problem\+)?json/

function callOf(call: CapturedCall): FoundCall | LeftOut {
  if (!URL.canParse(call.url)) return 'not of the contract'
  const { pathname, searchParams: search } = new URL(call.url)
  const match = matchRoute(call.method, pathname.slice(Math.max(0, pathname.indexOf('/api/'))))
  if (match.kind !== 'found') return 'not of the contract'
  if (call.status < 200) return 'without an answer'
  const [type = ''] = (call.headers['content-type'] ?? '').split(';')
  const hasBody = call.status !== 204 && call.status < 300 && type !== ''
  if (hasBody && !jsonType.test(type)) return 'documents and pages'
  const isJson = jsonType.test(type)
  const body = isJson && call.body !== undefined ? parsedJson(call.body) : undefined
  if (isJson && body === undefined) return 'without an answer'
  return { call, match, search, sent: call.sent ? parsedJson(call.sent) : undefined, body }
}

function headersOf({ call, body }: FoundCall, inventions: Inventions): Record<string, string> {
  const { 'content-type': type = '', location, 'retry-after': wait } = call.headers
  return {
    ...(body === undefined ? {} : { 'Content-Type': type.split(';')[0] ?? '' }),
    ...(location ? { Location: inventions.of('link', location) } : {}),
    ...(wait && /^\d+$/.test(wait) ? { 'Retry-After': wait } : {}),
  }
}

function recordedCall(found: FoundCall, inventions: Inventions): RecordedCall {
  const { match, search, sent, body, call } = found
  const { pathParameters, query: kinds }: KindsOfCall = operations[match.id]
  const replaced = (kind: string | undefined, name: string, text: string) =>
    kind === undefined || kind.startsWith('string') || !/^([\d.-]+|true|false)$/.test(text)
      ? replaceText(inventions, name, text)
      : text
  const path = Object.entries(match.path).map(([name, text]) => [
    name,
    replaced(pathParameters[name], name, text),
  ])
  const query = Object.entries(queryOf(search)).map(([name, texts]) => [
    name,
    texts.map((text) => replaced(kinds[name], name, text)),
  ])
  return {
    operation: match.id,
    path: Object.fromEntries(path),
    query: Object.fromEntries(query),
    sent: sent === undefined ? null : bodyHash(replaceValues(inventions, sent)),
    status: call.status,
    headers: headersOf(found, inventions),
    body: body === undefined ? null : replaceValues(inventions, body),
  }
}

type KindsOfCall = {
  pathParameters: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
}

async function violationsOf(calls: readonly RecordedCall[]): Promise<RecordedViolation[]> {
  const found = calls.map(async ({ operation, status, headers, body }, call) => {
    const text = 'Content-Type' in headers ? JSON.stringify(body) : null
    const answer = new Response(text, { status, headers })
    const violation = await violationOfAnswer(operation, answer)
    return (violation?.errors ?? []).map((error) => ({ call, operation, ...error }))
  })
  return (await Promise.all(found)).flat()
}

/** `world` answers what the recording does not have, as in an address. */
export async function recordCalls(
  captured: readonly CapturedCall[],
  world: string,
): Promise<RecordingSummary> {
  const leftOut = { 'not of the contract': 0, 'documents and pages': 0, 'without an answer': 0 }
  const found: FoundCall[] = []
  for (const call of captured) {
    const one = callOf(call)
    if (typeof one === 'string') leftOut[one] += 1
    else found.push(one)
  }
  const inventions = new Inventions()
  learnPrivateValues(
    inventions,
    found.flatMap(({ body, sent, match }) => [body, sent, match.path]),
  )
  const calls = found.map((each) => recordedCall(each, inventions))
  const violations = await violationsOf(calls)
  return {
    recording: { version: recordingVersion, world, calls, violations },
    replaced: countsOf(inventions),
    leftOut,
  }
}

function countsOf(inventions: Inventions): Record<PrivateRole, number> {
  return {
    name: inventions.count('name'),
    email: inventions.count('email'),
    street: inventions.count('street'),
    city: inventions.count('city'),
    institution: inventions.count('institution'),
    text: inventions.count('text'),
    code: inventions.count('code'),
    link: inventions.count('link'),
    host: inventions.count('host'),
  }
}
