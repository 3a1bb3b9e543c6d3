import type { ServerRequest } from 'srvx'
import type { Clock } from '../../../src/lib/clock.ts'
import { callInTurn } from '../../backend/backend.ts'
import type { Exchange } from '../../backend/backend-options.ts'
import type { FaultEffect } from '../../backend/calls/fault-effects.ts'
import { UnknownNameError } from '../../backend/calls/faults.ts'
import { Problem, unforeseenFailure } from '../../backend/calls/problem.ts'
import { externalServiceSegments } from '../../backend/calls/route-table.ts'
import { isSiteCallPath } from '../../backend/exchange-site-call.ts'
import type { ManuscriptTasks } from '../../backend/manuscripts/manuscript-tasks.ts'
import { type ScenarioName, scenarioNames } from '../../scenarios/scenario-list.ts'
import { readScenarioRequest } from '../../scenarios/scenario-request.ts'
import { stateOf } from '../../world/world-state.ts'
import { ReceivedRequest } from '../received-request.ts'
import { corsHeaders, isForeignChange, preflight } from './http-origins.ts'
import { type HttpWorld, HttpWorlds, type WorldRequest } from './http-worlds.ts'
import { LightResponse, setHeader } from './light-response.ts'
import { type BodyLimits, readBody } from './read-body.ts'
import { readAddress } from './request-address.ts'

export type HttpBackendOptions = {
  real: Clock
  manuscripts: ManuscriptTasks
  scenario?: ScenarioName | undefined
  mostWorlds?: number
  body?: BodyLimits
}

export type HttpBackend = {
  worlds: HttpWorlds
  exchange(request: ServerRequest): Promise<FaultEffect>
}

const cookieName = 'galley_session'
const worldName = /^[A-Za-z0-9_-]{1,64}$/
const isBelow = (segments: readonly string[], pathname: string) =>
  segments.some((segment) => pathname.startsWith(`/${segment}/`))

export const isCall = (pathname: string): boolean =>
  isBelow(['api', ...externalServiceSegments], pathname) || isSiteCallPath(pathname)

// External services have no world of their own; one shared world holds their faults.
const externalServicesWorld = 'external'

const help = `This is Galley's mock backend. Its calls are below /api/, as the contract says.
External services: ${externalServiceSegments.map((segment) => `/${segment}/`).join(', ')}.
What the product leads to and what it mails: GET and POST /external/api/visit, GET /external/api/mails.

X-World: NAME       the call goes to the world of that name; without it, each cookie has its own
X-Scenario: TEXT    scenario=NAME&flag=NAME:on|off&now=INSTANT&clock=frozen&at=STEP&fault=OPERATION:KIND&latency=MS
                    begins the world so, once; the same parameters in the address do it each time
X-Advance: MS       moves the world's clock before the call
X-Session: own      a call without a cookie begins a session, instead of going on with the world's first one

Scenarios: ${scenarioNames.join(', ')}
`

function helpPage(request: Request, { pathname }: URL): Response {
  const status = pathname === '/' ? 200 : 404
  const headers = { ...corsHeaders(request), 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(help, { status, headers })
}

type Cookie = { name: string; key: string }

function readCookie(request: Request): Cookie | undefined {
  const sent = request.headers.get('Cookie')
  const found = sent?.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`))
  const [name, key] = found?.slice(cookieName.length + 1).split('.') ?? []
  return name && key ? { name, key } : undefined
}

/** Answers belong to one visitor and must not be cached or sniffed. */
const answerHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

const asItIs: WorldRequest = { request: { flags: {}, faults: [], names: [] }, written: '' }

function readWorldRequest(
  request: Request,
  url: URL,
  { started, usual }: { started: HttpWorld | undefined; usual: ScenarioName | undefined },
): WorldRequest {
  const written = request.headers.get('X-Scenario') ?? ''
  if (url.search === '' && (written === '' || written === started?.startedWith)) return asItIs
  const parameters = new URLSearchParams(written)
  const inAddress = url.search === '' ? [] : readScenarioRequest(url.searchParams).names
  for (const name of inAddress) {
    for (const value of url.searchParams.getAll(name)) parameters.append(name, value)
    url.searchParams.delete(name)
  }
  const byAddress = inAddress.length > 0
  // The settings of an address restart the world each time, those of a header once.
  return {
    request: readScenarioRequest(parameters, usual),
    written: byAddress ? '' : written,
  }
}

function readAdvance(request: Request): number {
  const text = request.headers.get('X-Advance')
  if (text === null) return 0
  if (/^\d{1,12}$/.test(text)) return Number(text)
  throw new UnknownNameError('time to advance by', text, ['whole milliseconds'])
}

const personOf = ({ world }: HttpWorld, token: string | undefined): string | undefined =>
  (token !== undefined && world.sessions.get(token)?.userIdentity) || undefined

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (!(error instanceof UnknownNameError)) return unforeseenFailure('The call failed', error)
  return new Problem(400, 'Unknown name', error.message, [], 'application')
}

/** Undefined for a new world. */
function wantedWorld(
  request: Request,
  pathname: string,
  cookie: Cookie | undefined,
): string | undefined {
  // External services are called without a cookie and would start a world for each call.
  const usual = isBelow(externalServiceSegments, pathname) ? externalServicesWorld : cookie?.name
  const worldId = request.headers.get('X-World') ?? usual
  if (worldId !== undefined && !worldName.test(worldId)) {
    throw new UnknownNameError('world', worldId, ['1 to 64 letters and digits'])
  }
  return worldId
}

type Visit = { token: string | undefined; person: string | undefined }

/** Sends a cookie where the call has opened a session or changed whose it is. */
function keepSession(
  { response, session: token }: Exchange,
  {
    world,
    key,
    before,
    signsIn,
  }: { world: HttpWorld; key: string | undefined; before: Visit; signsIn: boolean },
): void {
  if (token === undefined) return
  const after = { token, person: personOf(world, token) }
  const next = world.keys.next(key, { before, after, signsIn })
  if (next === undefined) return
  const value = `${cookieName}=${world.name}.${next}; Path=/; HttpOnly; SameSite=Lax`
  setHeader(response, 'Set-Cookie', value)
}

export function createHttpBackend(options: HttpBackendOptions): HttpBackend {
  const worlds = new HttpWorlds({ ...options, maxWorlds: options.mostWorlds })

  /** Ignores a cookie that its world does not know, so that sessions cannot be guessed. */
  async function validCookie(request: Request) {
    const cookie = readCookie(request)
    const world = cookie && (await worlds.find(cookie.name))
    return cookie && world?.keys.has(cookie.key) ? cookie : undefined
  }

  async function answer(request: ServerRequest, url: URL): Promise<FaultEffect> {
    if (isForeignChange(request, url)) {
      const detail = 'A page of another site may change nothing here.'
      throw new Problem(403, 'Foreign origin', detail, [], 'application')
    }
    // Read before the call queues: a slow sender must not block others.
    const body = await readBody(request, options.body)
    const cookie = await validCookie(request)
    const worldId = wantedWorld(request, url.pathname, cookie) ?? worlds.newName()
    const started = await worlds.find(worldId)
    const wanted = readWorldRequest(request, url, { started, usual: options.scenario })
    const world = await worlds.open(worldId, wanted)
    const by = readAdvance(request)
    if (by > 0) world.clock.advance(by)
    const key = cookie?.name === world.name ? cookie.key : undefined
    const isOwnSession = request.headers.get('X-Session') === 'own'
    const firstToken = () =>
      isOwnSession ? undefined : (stateOf(world.world).browserSession ?? undefined)
    const tokenNow = () => (key === undefined ? firstToken() : world.keys.tokenOf(key))
    const { method, headers } = request
    const call = new ReceivedRequest({ method, url: url.href, headers, body })
    const incoming = () => ({ request: call, session: tokenNow() })
    return callInTurn(world.backend, incoming, async (exchange) => {
      const token = tokenNow()
      const before = { token, person: personOf(world, token) }
      const done = await exchange({ request: call, session: token })
      const signsIn = url.pathname.startsWith('/api/auth/')
      if (done) keepSession(done, { world, key, before, signsIn })
      return done
    })
  }

  return {
    worlds,
    async exchange(request) {
      const url = readAddress(request)
      if (url instanceof Problem) return { response: url.toResponse(), delay: 0 }
      if (request.method === 'OPTIONS') return { response: preflight(request), delay: 0 }
      if (!isCall(url.pathname)) return { response: helpPage(request, url), delay: 0 }
      const done = await answer(request, url).catch((error: unknown) => ({
        response: asProblem(error).toResponse({}, LightResponse),
        delay: 0,
      }))
      const headers = { ...answerHeaders, ...corsHeaders(request) }
      for (const [name, value] of Object.entries(headers)) setHeader(done.response, name, value)
      return done
    },
  }
}
