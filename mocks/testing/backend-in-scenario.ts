import { createBackend } from '../backend/backend.ts'
import type { Exchange } from '../backend/backend-options.ts'
import { CallLog } from '../backend/calls/call-log.ts'
import type { Handlers } from '../backend/calls/operation-types.ts'
import type { Proofreader } from '../backend/grading/proofreader.ts'
import { forbiddenTransitions, progressOf } from '../backend/invariants/state-transitions.ts'
import { brokenInvariants } from '../backend/invariants/world-invariants.ts'
import { manuscriptTasks } from '../backend/manuscripts/manuscript-tasks.ts'
import type { StepName } from '../backend/rules/order-form/form-steps.ts'
import type { FeatureFlags } from '../scenarios/builders/feature-flags.ts'
import { loadScenario } from '../scenarios/load-scenario.ts'
import type { FactsOf, ScenarioName } from '../scenarios/scenario-list.ts'
import { nodePdf } from '../transports/node/node-pdf.ts'
import { fixedNow } from '../world/clock/fixed-now.ts'
import type { World } from '../world/galley-world.ts'
import { stateOf } from '../world/world-state.ts'

/** `json` and `form` set their content type. */
export type TestRequest = {
  json?: unknown
  /** A list repeats the field for each value. */
  form?: Record<string, Blob | string | readonly (Blob | string)[]>
  text?: string
  headers?: Record<string, string>
  session?: string | null
}

export type TestResponse = { status: number; body: unknown; exchange: Exchange }

export type TestBackend<Name extends ScenarioName> = {
  world: World
  facts: FactsOf<Name>
  calls: CallLog
  /** Milliseconds. */
  advance(by: number): void
  /** `call` is method and path, such as `GET /api/order/search?page=2`. */
  send(call: string, sent?: TestRequest): Promise<TestResponse>
}

function bodyOf({ json, form, text }: TestRequest): BodyInit | undefined {
  if (form) {
    const data = new FormData()
    for (const [name, value] of Object.entries(form)) {
      const values = typeof value === 'string' || value instanceof Blob ? [value] : value
      for (const one of values) data.append(name, one)
    }
    return data
  }
  return json === undefined ? text : JSON.stringify(json)
}

function requestOf(call: string, sent: TestRequest): Request {
  const [method = '', path = ''] = call.split(' ')
  const headers = new Headers(sent.headers)
  if (sent.json !== undefined) headers.set('Content-Type', 'application/json')
  return new Request(`http://galley.test${path}`, { method, headers, body: bodyOf(sent) })
}

async function bodyIn(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** Checks invariants and transitions after each call. The default proofreader finds no errors. */
export async function testBackend<Name extends ScenarioName>(
  name: Name,
  options: {
    flags?: Partial<FeatureFlags>
    at?: StepName
    handlers?: Handlers
    proofreader?: Proofreader
  } = {},
): Promise<TestBackend<Name>> {
  const { world, facts } = await loadScenario({
    name,
    now: fixedNow,
    flags: options.flags,
    at: options.at,
  })
  const calls = new CallLog()
  let now = fixedNow
  let lastSeen = now
  const { handlers, proofreader = { findings: async () => [] } } = options
  const backend = createBackend({
    world,
    now: () => now,
    manuscripts: manuscriptTasks(proofreader),
    writePdf: nodePdf,
    calls,
    handlers,
  })
  return {
    world,
    facts,
    calls,
    advance(by) {
      now += by
    },
    async send(call, sent = {}) {
      const { browserSession } = stateOf(world)
      const session = (sent.session === undefined ? browserSession : sent.session) ?? undefined
      const begun = progressOf(world, now)
      const byTime = forbiddenTransitions(progressOf(world, lastSeen), begun, 'byTime')
      lastSeen = now
      const exchange = await backend.handle({ request: requestOf(call, sent), session })
      const byCall = forbiddenTransitions(begun, progressOf(world, now), 'byCall')
      const broken = [...brokenInvariants(world), ...byTime, ...byCall]
      if (broken.length > 0) throw new Error(broken.join('\n'))
      const { response } = exchange
      const body = await bodyIn(response.clone()).catch(() => undefined)
      return { status: response.status, body, exchange }
    },
  }
}
