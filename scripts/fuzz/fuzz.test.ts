import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  forbiddenTransitions,
  progressOf,
} from '../../mocks/backend/invariants/state-transitions.ts'
import { brokenInvariants } from '../../mocks/backend/invariants/world-invariants.ts'
import { inDeepRun } from '../../mocks/testing/deep-run.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { stateOf } from '../../mocks/world/world-state.ts'
import type { ListedOperation } from '../generate/contract-document.ts'
import { listOperations, ownResponses, resolve } from '../generate/contract-parts.ts'
import { readContract } from '../generate/read-contract.ts'
import { fuzzWorlds, worldsFor } from './fuzz-worlds.ts'
import { corruptRequests, type RequestParts, requestOf, validRequests } from './request-values.ts'

const document = await readContract('openapi/openapi.yaml')
const operations = listOperations(document)
const numRuns = Math.ceil(inDeepRun(2_000, 12_000) / operations.length / 2)
// Without shrinking, which is slow; the first failing request is enough.
const run = { numRuns, endOnFailure: true }

type FuzzRequest = { worldTitle: string; parts: RequestParts; isUnknown: boolean }

/** One request in eight comes from an unknown session. */
function sendings(
  operation: ListedOperation,
  requests: typeof validRequests,
): fc.Arbitrary<FuzzRequest> {
  const isUnknown = fc.nat({ max: 7 }).map((turn) => turn === 7)
  const sent = worldsFor(operation).map(({ world: { title, worldValues }, weight }) => {
    const parts = requests(operation, { document, worldValues })
    return { weight, arbitrary: fc.record({ worldTitle: fc.constant(title), parts, isUnknown }) }
  })
  return fc.oneof(...sent)
}

/** Headers that the contract promises with an answer. */
function unsentHeaders(operation: ListedOperation, { status, headers }: Response): string[] {
  const declared = ownResponses(operation, document).find(([one]) => one === `${status}`)?.[1]
  return Object.entries(declared?.headers ?? {})
    .filter(([, header]) => resolve(header, document.components.headers).required)
    .flatMap(([name]) => (headers.has(name) ? [] : [name]))
}

async function send(operation: ListedOperation, { worldTitle, parts, isUnknown }: FuzzRequest) {
  const chosen = fuzzWorlds.find(({ title }) => title === worldTitle)
  if (!chosen) throw new Error(`There is no world ${worldTitle}.`)
  const { world, calls, backend, last, progress } = chosen
  const session = isUnknown ? undefined : (stateOf(world).browserSession ?? undefined)
  const snapshot = world.snapshot()
  last.changes = []
  const request = requestOf(operation, parts)
  const { response } = await backend.handle({ request, session })
  const record = calls.all().at(-1)
  const transitions = forbiddenTransitions(progress, progressOf(world, fixedNow), 'byCall')
  const invariants = [...brokenInvariants(world), ...transitions]
  const body = response.status >= 400 ? await response.json() : undefined
  // Each request meets the same initial world.
  world.restore(snapshot)
  // An unknown session gets a new one, whatever the answer.
  const changed = isUnknown ? 0 : last.changes.length
  return {
    status: response.status,
    record,
    invariants,
    body,
    changed,
    unsent: unsentHeaders(operation, response),
  }
}

/** Operations that were answered with success, a redirect or a refusal. */
const answered = new Set<string>()

/** Holds for any request: no server error, no broken invariant, no partial change. */
function expectConsistent({
  status,
  record,
  invariants,
  body,
  changed,
  unsent,
}: Awaited<ReturnType<typeof send>>) {
  expect(status, JSON.stringify(body)).toBeLessThan(500)
  expect(record?.violation?.side ?? 'application').toBe('application')
  expect(invariants).toEqual([])
  expect(unsent).toEqual([])
  if (status >= 400) {
    expect(body).toMatchObject({ status, title: expect.stringMatching(/./) })
    expect(changed).toBe(0)
  }
}

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (_, operation) => {
    it('answers what the contract allows within the contract', async () => {
      await fc.assert(
        fc.asyncProperty(sendings(operation, validRequests), async (sent) => {
          const got = await send(operation, sent)
          expectConsistent(got)
          if (got.status < 400) answered.add(operation.operationId)
        }),
        run,
      )
    })

    it('refuses nearly valid requests with a message', async () => {
      await fc.assert(
        fc.asyncProperty(sendings(operation, corruptRequests), async (sent) => {
          const got = await send(operation, sent)
          expectConsistent(got)
          const { status, record, body } = got
          if (record?.violation) expect(status).toBeGreaterThanOrEqual(400)
          if (body?.title === 'Request breaks the contract') {
            expect(body.errors).not.toEqual([])
            const isPointer = expect.stringMatching(/^\/(path|query|headers|body)(\/|$)/)
            for (const { pointer } of body.errors) expect(pointer).toEqual(isPointer)
          }
        }),
        run,
      )
    })
  },
)

it('calls with existing data, not only with missing or invalid data', () => {
  const names = operations.map(({ operationId }) => operationId)
  const missed = names.filter((name) => !answered.has(name))
  // Some need two matching rows, which random requests may miss.
  expect(missed.length, missed.join()).toBeLessThan(names.length / 30)
})
