import type { operations as DirectoryCalls } from '../../../src/api/generated/journal-directory.gen.ts'
import type { operations as MetadataCalls } from '../../../src/api/generated/journal-metadata.gen.ts'
import {
  type ExternalOperationId,
  externalOperations,
} from '../../../src/api/generated/operations.gen.ts'
import type { CallRecord } from '../calls/call-record.ts'
import { check } from '../calls/contract-check.ts'
import type { IncomingRequest } from '../calls/incoming-request.ts'
import { Problem, type ProblemDetail } from '../calls/problem.ts'
import { queryByKinds } from '../calls/read-request.ts'
import { findJournalByIssn, refuseNumber } from './journal-directory.ts'
import { refuseSearch, searchJournals } from './journal-metadata.ts'
import { validators } from './validators/validators.gen.js'

type ExternalOperations = MetadataCalls & DirectoryCalls
type ExternalParameters<Id extends ExternalOperationId> = Pick<
  ExternalOperations[Id]['parameters'],
  'path' | 'query'
>
type ReadParameters = { path: Record<string, string>; query: Record<string, unknown> }

type ExternalService<Id extends ExternalOperationId> = {
  answer(parameters: ExternalParameters<Id>): object
  refuse(errors: readonly ProblemDetail[]): object
}

type ExternalServices = { [Id in ExternalOperationId]: ExternalService<Id> }

const ownServices: ExternalServices = {
  searchJournals: { answer: ({ query }) => searchJournals(query), refuse: refuseSearch },
  findJournalByIssn: { answer: ({ path }) => findJournalByIssn(path), refuse: refuseNumber },
}

export type ExternalAnswer = {
  response: Response
  violation?: NonNullable<CallRecord['violation']>
}

function checkParameters<Id extends ExternalOperationId>(
  id: Id,
  read: ReadParameters,
): asserts read is ReadParameters & ExternalParameters<Id> {
  const errors = [
    ...check('path', validators[id].path, read.path),
    ...check('query', validators[id].query, read.query),
  ]
  if (errors.length > 0) {
    const detail = `The call of ${id} breaks the document of its service.`
    throw new Problem(400, 'Request breaks the document', detail, errors, 'application')
  }
}

function checkAnswerBody(id: ExternalOperationId, status: number, body: object): void {
  const shape = validators[id].answers[status]?.['application/json']
  const errors = check('answer', shape?.success, body)
  if (errors.length === 0) return
  const detail = `The answer of ${id} breaks the document of its service.`
  throw new Problem(500, 'Answer breaks the document', detail, errors, 'backend')
}

function refused(id: ExternalOperationId, { refuse }: ExternalService<never>, problem: Problem) {
  const body = refuse(problem.errors)
  checkAnswerBody(id, problem.status, body)
  return Response.json(body, { status: problem.status })
}

/** Checks both sides against the service's document; invalid requests get the service's own error body. */
export function answerExternalCall<Id extends ExternalOperationId>(
  id: Id,
  request: IncomingRequest,
  path: Record<string, string>,
  services: ExternalServices = ownServices,
): ExternalAnswer {
  const service: ExternalService<Id> = services[id]
  try {
    const kinds: Record<string, string> = externalOperations[id].query
    const read = { path, query: queryByKinds(kinds, new URL(request.url).searchParams) }
    checkParameters(id, read)
    const body = service.answer(read)
    checkAnswerBody(id, 200, body)
    return { response: Response.json(body) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const violation = error.toViolation()
    const response = error.status === 400 ? refused(id, service, error) : error.toResponse()
    return { response, ...(violation ? { violation } : {}) }
  }
}
