import type { OperationId, operations as table } from '../../../src/api/generated/operations.gen.ts'
import type { operations } from '../../../src/api/generated/schema.gen.ts'
import type { Instant } from '../../../src/lib/instant.ts'
import type { World } from '../../world/galley-world.ts'
import type { SessionRow, UserRow } from '../../world/rows/rows.ts'
import type { ManuscriptTasks } from '../manuscripts/manuscript-tasks.ts'
import type { PdfWriter } from '../pdf/write-pdf.ts'

type OperationParameters<Id extends OperationId> = operations[Id]['parameters']
type PresentOrEmpty<T> = [Exclude<T, undefined>] extends [never]
  ? Record<never, never>
  : Exclude<T, undefined>

type RequestBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content }
}
  ? Content[keyof Content]
  : operations[Id] extends { requestBody?: { content: infer Content } }
    ? Content[keyof Content] | undefined
    : undefined

type OperationResponses<Id extends OperationId> = operations[Id]['responses']

type DeclaredStatus<Id extends OperationId> = Extract<keyof OperationResponses<Id>, number>

type AnswerBody<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : undefined

export type Answer = {
  status: number
  body: unknown
  headers: Record<string, string>
  json?: string
}

type Reply<Id extends OperationId> = <S extends DeclaredStatus<Id>>(
  status: S,
  body: AnswerBody<OperationResponses<Id>[S]>,
  headers?: Record<string, string>,
) => Answer

type OperationAccess<Id extends OperationId> = (typeof table)[Id]['access']

export type CheckedRequest<Id extends OperationId> = {
  path: PresentOrEmpty<OperationParameters<Id>['path']>
  query: PresentOrEmpty<OperationParameters<Id>['query']>
  body: RequestBody<Id>
}

export type ReadRequest = {
  path: Record<string, string>
  query: Record<string, unknown>
  /** Lower-case names; only the declared headers. */
  headers: Record<string, string>
  body: unknown
  /** Undefined if the operation takes no body. */
  contentType: string | undefined
}

/** Always present for operations that require sign-in. */
export type Caller<Id extends OperationId> =
  OperationAccess<Id> extends 'signed-in' ? UserRow : UserRow | undefined

type Call<Id extends OperationId> = CheckedRequest<Id> & {
  world: World
  now: Instant
  session: SessionRow
  user: Caller<Id>
  manuscripts: ManuscriptTasks
  writePdf: PdfWriter
  /** Address of the portal's root, which the call came to. */
  portal: string
  reply: Reply<Id>
}

type Handler<Id extends OperationId> = (call: Call<Id>) => Answer | Promise<Answer>
export type Handlers = { [Id in OperationId]: Handler<Id> }

export function operationsOf<Ids extends OperationId>(handlers: Pick<Handlers, Ids>) {
  return handlers
}
