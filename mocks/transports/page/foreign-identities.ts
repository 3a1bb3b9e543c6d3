import { type OperationId, operations } from '../../../src/api/generated/operations.gen.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { operationIds, type RouteMatch } from '../../backend/calls/route-table.ts'
import { CopiedResponse } from '../copied-response.ts'
import type { ReceivedRequest } from '../received-request.ts'

type AnsweringSide = 'mock backend' | 'real server'

/** An identity that only the other side has given out, so that the side of a call cannot know it. */
export type ForeignIdentity = {
  value: string
  givenBy: AnsweringSide
  /** The first whose answer held it. */
  operation: OperationId
}

const names: ReadonlySet<string> = new Set(
  operationIds
    .flatMap((id) => Object.keys(operations[id].pathParameters))
    .filter((name) => /^id$|identity$|(Id|Number)$/.test(name)),
)

/** Others, such as the name of a provider, are the same everywhere. */
const isGivenOut = (text: string) => /\d/.test(text)

function* identitiesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* identitiesIn(item)
  if (!isRecord(value)) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string') {
      if (names.has(name) && isGivenOut(inner)) yield inner
    } else yield* identitiesIn(inner)
  }
}

export class ForeignIdentities {
  private readonly given: Record<AnsweringSide, Map<string, OperationId>> = {
    'mock backend': new Map(),
    'real server': new Map(),
  }

  note(side: AnsweringSide, operation: OperationId, answer: unknown): void {
    const known = this.given[side]
    for (const identity of identitiesIn(answer)) {
      if (!known.has(identity)) known.set(identity, operation)
    }
  }

  find(side: AnsweringSide, parameters: unknown): ForeignIdentity | undefined {
    const givenBy = side === 'mock backend' ? 'real server' : 'mock backend'
    for (const value of identitiesIn(parameters)) {
      const operation = this.given[givenBy].get(value)
      if (operation && !this.given[side].has(value)) return { value, givenBy, operation }
    }
    return undefined
  }
}

type MixedCall = {
  side: AnsweringSide
  match: RouteMatch
  request: ReceivedRequest
  response: Response
}

async function jsonOf(message: ReceivedRequest | Response): Promise<unknown> {
  const type = message.headers.get('Content-Type') ?? ''
  if (!type.includes('json')) return undefined
  const copy = message instanceof CopiedResponse ? new Response(message.made) : message.clone()
  try {
    return JSON.parse(await copy.text())
  } catch {
    return undefined
  }
}

export async function judgeMixed(
  identities: ForeignIdentities,
  { side, match, request, response }: MixedCall,
): Promise<ForeignIdentity | undefined> {
  if (match.kind !== 'found') return undefined
  const answer = jsonOf(response)
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const foreign = identities.find(side, [match.path, query, await jsonOf(request)])
  identities.note(side, match.id, await answer)
  return foreign
}
