import { type OperationId, operations } from '../../../src/api/generated/operations.gen.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import type { World } from '../../world/galley-world.ts'
import type { RecordedAnswer, RecordedCallRow } from '../../world/rows/recorded-call-row.ts'
import { hashOf } from '../../world/text-hash.ts'
import { violationOfAnswer } from './answer-violation.ts'
import type { IncomingRequest } from './incoming-request.ts'
import type { ResponseKind } from './response-kind.ts'

/** By which a call of a recording is found again. */
export type CallParameters = {
  path: Readonly<Record<string, string>>
  query: Readonly<Record<string, readonly string[]>>
  /** Hash of a JSON body. */
  sent: string | null
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}

/** The same for the same fields in another order. */
export const bodyHash = (body: unknown): string => hashOf(JSON.stringify(sorted(body))).toString(36)

export const queryOf = (parameters: URLSearchParams): Record<string, string[]> =>
  Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]))

export function recordedKeys(operation: OperationId, { path, query, sent }: CallParameters) {
  const address = `${operation} ${JSON.stringify(sorted({ path, query }))}`
  return { address, key: sent === null ? address : `${address} ${sent}` }
}

/** Undefined for a body that is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function parametersOf({ request, path }: OperationCall): Promise<CallParameters> {
  const query = queryOf(new URL(request.url).searchParams)
  const isJson = request.headers.get('Content-Type')?.includes('json')
  const body = isJson ? parsedJson(await request.clone().text()) : undefined
  return { path, query, sent: body === undefined ? null : bodyHash(body) }
}

/** A change is found by its address alone too: what a person types anew has another hash. */
function recordedCall(
  world: World,
  operation: OperationId,
  parameters: CallParameters,
): RecordedCallRow | undefined {
  const { key, address } = recordedKeys(operation, parameters)
  const found = world.recordedCalls.get(key)
  if (found || !operations[operation].changes) return found
  const others = [...world.recordedCalls.in('byAddress', address).rows()]
  return others.find(({ answers, given }) => given < answers.length) ?? others.at(-1)
}

function take(world: World, row: RecordedCallRow): RecordedAnswer | undefined {
  const { key, answers, given } = row
  if (given < answers.length) world.recordedCalls.update(key, { given: given + 1 })
  return answers[given] ?? answers.at(-1)
}

type OperationCall = {
  operation: OperationId
  request: IncomingRequest
  path: Record<string, string>
}

/** Undefined for a call that the world's recording does not have. */
export async function answerFromRecording(
  { world, Response: Kind = Response }: { world: World; Response?: ResponseKind },
  call: OperationCall,
) {
  if (world.recordedCalls.size === 0) return undefined
  const { operation } = call
  const parameters = await parametersOf(call)
  const { result: answer, changes } = await world.inTurn(() => {
    const row = recordedCall(world, operation, parameters)
    return row && take(world, row)
  })
  if (!answer) return undefined
  const { status, headers, body } = answer
  const text = 'Content-Type' in headers ? JSON.stringify(body) : null
  const violation = await violationOfAnswer(operation, new Response(text, { status, headers }))
  const response = new Kind(text, { status, headers })
  return { response, changes, recorded: true, ...(violation ? { violation } : {}) }
}
