import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBackend } from '../../mocks/backend/backend.ts'
import { CallLog } from '../../mocks/backend/call-log.ts'
import { brokenLaws } from '../../mocks/backend/world-laws.ts'
import { fixedNow } from '../../mocks/fixed-now.ts'
import { nodeFonts as fonts } from '../../mocks/fonts-node.ts'
import { loadScenario } from '../../mocks/scenarios/load-scenario.ts'
import type { ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import type { World } from '../../mocks/world/galley-world.ts'
import { stateOf } from '../../mocks/world/world-state.ts'
import type { PlacedOperation } from '../generate/contract-document.ts'
import { listOperations } from '../generate/contract-parts.ts'
import { readContract } from '../generate/read-contract.ts'
import { type RequestParts, requestOf, soundRequests, spoiledRequests } from './request-values.ts'

const document = await readContract('openapi/openapi.yaml')
const operations = listOperations(document)
const all = process.env.GALLEY_DEEP ? 20_000 : 2_000
const numRuns = Math.ceil(all / operations.length / 2)
// Shrinking takes long, and the first failing request says enough.
const run = { numRuns, seed: 20_261_102, endOnFailure: true }
const scenarios: ScenarioName[] = ['returning-customer', 'china', 'assessments']

/** The keys of all rows and what is unique in them: what a request may be about. */
function knownIn(world: World): string[] {
  const { tables } = world.image()
  const keys = Object.values(tables).flatMap((rows) => rows.slice(0, 40).map(textIn))
  return keys.filter((key) => key !== undefined)
}

function textIn(row: object): string | undefined {
  const [key] = Object.values(row)
  return typeof key === 'string' && key.length <= 64 ? key : undefined
}

async function openWorlds() {
  const proofreader = { findings: async () => [] }
  return Promise.all(
    scenarios.map(async (name) => {
      const { world } = await loadScenario({ name, now: fixedNow })
      const calls = new CallLog()
      const opened = { world, calls, changed: 0 }
      const onCommit = ({ changes }: { changes: readonly unknown[] }) => {
        opened.changed = changes.length
      }
      const now = () => fixedNow
      return {
        ...opened,
        opened,
        backend: createBackend({ world, now, proofreader, fonts, calls, onCommit }),
      }
    }),
  )
}

const worlds = await openWorlds()
const known = [...new Set(worlds.flatMap(({ world }) => knownIn(world)))]
const source = { document, known }

async function send(operation: PlacedOperation, parts: RequestParts, place: number) {
  const chosen = worlds[place % worlds.length]
  if (!chosen) throw new Error('There is no world.')
  const { world, calls, backend, opened } = chosen
  // One in eight calls comes from somebody whom nobody knows.
  const session = place % 8 === 7 ? undefined : (stateOf(world).browserSession ?? undefined)
  const snapshot = world.snapshot()
  opened.changed = 0
  const request = requestOf(operation, parts)
  const { response } = await backend.handle({ request, session })
  const record = calls.all().at(-1)
  const laws = brokenLaws(world)
  const body = response.status >= 400 ? await response.json() : undefined
  // Each request meets the same world: what an earlier one did must not decide what this one finds.
  world.restore(snapshot)
  // Somebody unknown is given a session, whatever the answer.
  const changed = session === undefined ? 0 : opened.changed
  return { status: response.status, record, laws, body, changed }
}

/** What holds for every request, however odd: no failure of ours, no law broken, no half a change. */
function expectSound({ status, record, laws, body, changed }: Awaited<ReturnType<typeof send>>) {
  expect(status, JSON.stringify(body)).toBeLessThan(500)
  expect(record?.violation?.side ?? 'application').toBe('application')
  expect(laws).toEqual([])
  if (status >= 400) {
    expect(body).toMatchObject({ status, title: expect.stringMatching(/./) })
    expect(changed).toBe(0)
  }
}

const places = fc.nat({ max: 23 })

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (_, operation) => {
    it('answers what the contract allows within the contract', async () => {
      const requests = fc.tuple(soundRequests(operation, source), places)
      await fc.assert(
        fc.asyncProperty(requests, async ([parts, place]) => {
          expectSound(await send(operation, parts, place))
        }),
        run,
      )
    })

    it('refuses what is nearly right in words', async () => {
      const requests = fc.tuple(spoiledRequests(operation, source), places)
      await fc.assert(
        fc.asyncProperty(requests, async ([parts, place]) => {
          const sent = await send(operation, parts, place)
          expectSound(sent)
          const { status, record, body } = sent
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
