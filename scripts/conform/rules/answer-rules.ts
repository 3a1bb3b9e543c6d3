import { isDeclared } from '../../../mocks/backend/calls/contract-check.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import type { Answered } from '../server/judged-call.ts'
import { bodyViolations, declaredTypes, problemMediaType } from './answer-violations.ts'
import { cookieProblems } from './cookie-rule.ts'
import { fileProblems } from './file-rule.ts'
import { instantProblems } from './instant-rule.ts'

type AnswerRule = {
  rule: string
  /** What is wrong with an answer; empty where the rule holds. */
  broken: (answered: Answered) => readonly string[]
}

const isFailure = ({ status }: Answered) => status >= 400

/** Rules of every answer, whatever was asked. */
export const answerRules: readonly AnswerRule[] = [
  {
    rule: 'The server does not fail.',
    broken: ({ status }) => (status >= 500 ? [`It answers ${status}.`] : []),
  },
  {
    rule: 'Success and redirects have a status that the contract declares.',
    broken: (answered) =>
      isFailure(answered) || isDeclared(answered.operation, answered.status)
        ? []
        : [`${answered.status} is not declared.`],
  },
  {
    rule: 'The body has a media type that the contract declares for the status.',
    broken({ operation, status, type }) {
      const types = Object.keys(declaredTypes(operation, status))
      if (types.length === 0 || types.includes(type)) return []
      return [`${type || 'No media type'} instead of ${types.join(' or ')}.`]
    },
  },
  {
    rule: 'JSON is readable.',
    broken: ({ type, json }) =>
      /json/.test(type) && json === undefined ? ['The body is no JSON.'] : [],
  },
  {
    rule: 'The body is as the contract says.',
    broken: (answered) =>
      answered.json === undefined ? [] : bodyViolations(answered.operation, answered),
  },
  {
    rule: 'Instants are in UTC.',
    broken: ({ json }) => instantProblems(json),
  },
  {
    rule: 'A failure names its own status (RFC 9457).',
    broken: ({ type, status, json }) =>
      type === problemMediaType && isRecord(json) && json.status !== status
        ? [`/status is ${String(json.status)} in an answer with ${status}.`]
        : [],
  },
  {
    rule: 'Answers are not stored: Cache-Control is no-store.',
    broken: ({ headers }) => {
      const value = headers.get('Cache-Control') ?? ''
      return /\bno-store\b/i.test(value) ? [] : [`It is ${value || 'missing'}.`]
    },
  },
  {
    rule: 'Browsers do not guess types: X-Content-Type-Options is nosniff.',
    broken: ({ headers }) => {
      const value = headers.get('X-Content-Type-Options') ?? ''
      return value.toLowerCase() === 'nosniff' ? [] : [`It is ${value || 'missing'}.`]
    },
  },
  {
    rule: 'A redirect says where to.',
    broken: ({ status, headers }) =>
      status >= 300 && status < 400 && !headers.get('Location') ? ['Location is missing.'] : [],
  },
  {
    rule: 'The session cookie is HttpOnly and SameSite, over https Secure, and for every path.',
    broken: ({ headers, isHttps }) => cookieProblems(headers.getSetCookie(), isHttps),
  },
  {
    rule: 'A file has a name, and the content that its media type says.',
    broken: fileProblems,
  },
]
