import type { operations as DirectoryCalls } from '../../../src/api/generated/journal-directory.gen.ts'
import type { operations as MetadataCalls } from '../../../src/api/generated/journal-metadata.gen.ts'
import {
  type OutsideOperationId,
  outsideOperations,
} from '../../../src/api/generated/operations.gen.ts'
import type { CallRecord } from '../call-log.ts'
import { check } from '../contract-check.ts'
import { Problem, type ProblemDetail } from '../problem.ts'
import { queryByKinds } from '../read-request.ts'
import { findJournalByIssn, refuseNumber } from './journal-directory.ts'
import { refuseSearch, searchJournals } from './journal-metadata.ts'
import { validators } from './validators/validators.gen.js'

type Calls = MetadataCalls & DirectoryCalls
type Asked<Id extends OutsideOperationId> = Pick<Calls[Id]['parameters'], 'path' | 'query'>
type Read = { path: Record<string, string>; query: Record<string, unknown> }

type Service<Id extends OutsideOperationId> = {
  answer(asked: Asked<Id>): object
  /** The body of its own with which it refuses a request that it does not take. */
  refuse(errors: readonly ProblemDetail[]): object
}

type Services = { [Id in OutsideOperationId]: Service<Id> }

const ownServices: Services = {
  searchJournals: { answer: ({ query }) => searchJournals(query), refuse: refuseSearch },
  findJournalByIssn: { answer: ({ path }) => findJournalByIssn(path), refuse: refuseNumber },
}

export type OutsideAnswer = {
  response: Response
  violation?: NonNullable<CallRecord['violation']>
}

function checkAsked<Id extends OutsideOperationId>(
  id: Id,
  read: Read,
): asserts read is Read & Asked<Id> {
  const errors = [
    ...check('path', validators[id].path, read.path),
    ...check('query', validators[id].query, read.query),
  ]
  if (errors.length > 0) {
    const detail = `The call of ${id} breaks the document of its service.`
    throw new Problem(400, 'Request breaks the document', detail, errors, 'application')
  }
}

function checkAnswered(id: OutsideOperationId, status: number, body: object): void {
  const shape = validators[id].answers[status]?.['application/json']
  const errors = check('answer', shape?.success, body)
  if (errors.length === 0) return
  const detail = `The answer of ${id} breaks the document of its service.`
  throw new Problem(500, 'Answer breaks the document', detail, errors, 'backend')
}

function refused(id: OutsideOperationId, { refuse }: Service<never>, problem: Problem) {
  const body = refuse(problem.errors)
  checkAnswered(id, problem.status, body)
  return Response.json(body, { status: problem.status })
}

/**
 * Answers a call of an outside service, with both sides held against its document. What breaks it
 * is told as for the product's own server; the service itself refuses in its own words.
 */
export function answerOutside<Id extends OutsideOperationId>(
  id: Id,
  request: Request,
  path: Record<string, string>,
  services: Services = ownServices,
): OutsideAnswer {
  const service: Service<Id> = services[id]
  try {
    const kinds: Record<string, string> = outsideOperations[id].query
    const read = { path, query: queryByKinds(kinds, new URL(request.url).searchParams) }
    checkAsked(id, read)
    const body = service.answer(read)
    checkAnswered(id, 200, body)
    return { response: Response.json(body) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const violation = error.verdict()
    const response = error.status === 400 ? refused(id, service, error) : error.toResponse()
    return { response, ...(violation ? { violation } : {}) }
  }
}
