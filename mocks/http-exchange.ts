import type { Clock } from '../src/lib/clock.ts'
import type { Proofreader } from './backend/documents/proofreader.ts'
import type { Effect } from './backend/fault-effects.ts'
import { UnknownName } from './backend/faults.ts'
import { isVisitPath } from './backend/outside/exchange-visit.ts'
import { Problem } from './backend/problem.ts'
import { outsidePlaces } from './backend/route-table.ts'
import { type HttpWorld, HttpWorlds, type Wish } from './http-worlds.ts'
import { scenarioNames } from './scenarios/scenario-list.ts'
import { readScenarioRequest } from './scenarios/scenario-request.ts'
import { stateOf } from './world/world-state.ts'

export type HttpBackendOptions = {
  real: Clock
  proofreader: Proofreader
  mostWorlds?: number
}

export type HttpBackend = {
  worlds: HttpWorlds
  /** Answers one request as it came over the wire; what the network does to it is the server's. */
  exchange(request: Request): Promise<Effect>
}

const cookieName = 'galley_session'
const worldName = /^[A-Za-z0-9_-]{1,64}$/
const isBelow = (places: readonly string[], pathname: string) =>
  places.some((place) => pathname.startsWith(`/${place}/`))

/** Whether a path is the pretend backend's to answer. */
export const isCall = (pathname: string): boolean =>
  isBelow(['api', ...outsidePlaces], pathname) || isVisitPath(pathname)

// What outside services know is the same in all worlds; faults are for the world that is named.
const outsideWorld = 'outside'

const help = `This is Galley's pretend backend. Its calls are below /api/, as the contract says.
Outside services: ${outsidePlaces.map((place) => `/${place}/`).join(', ')}.
What the product leads to and what it mails: GET and POST /outside/api/visit, GET /outside/api/mails.

X-World: NAME       the call goes to the world of that name; without it, each cookie has its own
X-Scenario: TEXT    scenario=NAME&flag=NAME:on|off&now=INSTANT&clock=frozen&at=STEP&fault=OPERATION:KIND&latency=MS
                    begins the world so, once; the same parameters in the address do it each time
X-Advance: MS       moves the world's clock before the call

Scenarios: ${scenarioNames.join(', ')}
`

// Not to keep strangers out, but because a page of another host may not send the cookie otherwise.
const ownOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const sentHeaders = 'Content-Type, Idempotency-Key, X-World, X-Scenario, X-Advance'

function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('Origin')
  if (!origin || !ownOrigin.test(origin)) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Content-Disposition',
    Vary: 'Origin',
  }
}

function preflight(request: Request): Response {
  const headers = {
    ...corsHeaders(request),
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': sentHeaders,
    'Access-Control-Max-Age': '600',
  }
  return new Response(null, { status: 204, headers })
}

/** World and session that the cookie stands for. */
function readCookie(request: Request): { world?: string; token?: string } {
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/)
  const found = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))
  const [world, token] = found?.slice(cookieName.length + 1).split('.') ?? []
  return world && token && worldName.test(world) ? { world, token } : {}
}

/** The settings of the header and of the address, and the address without them. */
function readWish(request: Request): { wish: Wish; url: URL } {
  const url = new URL(request.url)
  const written = request.headers.get('X-Scenario') ?? ''
  const parameters = new URLSearchParams(written)
  const inAddress = readScenarioRequest(url.searchParams)
  for (const name of inAddress.names) {
    for (const value of url.searchParams.getAll(name)) parameters.append(name, value)
    url.searchParams.delete(name)
  }
  const byAddress = inAddress.names.length > 0
  // An address is opened once, so the same one again means to begin again.
  return {
    wish: { request: readScenarioRequest(parameters), written: byAddress ? '' : written },
    url,
  }
}

function requestTo(url: URL, { method, headers, body }: Request): Request {
  // What streams use is not in the types that browsers and Node share.
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' }
  return new Request(url, init)
}

function readAdvance(request: Request): number {
  const text = request.headers.get('X-Advance')
  if (text === null) return 0
  if (/^\d{1,12}$/.test(text)) return Number(text)
  throw new UnknownName('time to advance by', text, ['whole milliseconds'])
}

function sessionIn({ world }: HttpWorld, token: string | undefined): string | undefined {
  if (token !== undefined && world.sessions.get(token)) return token
  return stateOf(world).browserSession ?? undefined
}

/** The pretend server as HTTP speaks with it: worlds, sessions by cookie, other origins. */
export function createHttpBackend(options: HttpBackendOptions): HttpBackend {
  const worlds = new HttpWorlds({ ...options, most: options.mostWorlds })

  async function exchange(request: Request): Promise<Effect> {
    const cors = corsHeaders(request)
    if (request.method === 'OPTIONS') return { response: preflight(request), delay: 0 }
    const { pathname } = new URL(request.url)
    if (!isCall(pathname)) {
      const status = pathname === '/' ? 200 : 404
      const headers = { ...cors, 'Content-Type': 'text/plain; charset=utf-8' }
      return { response: new Response(help, { status, headers }), delay: 0 }
    }
    const cookie = readCookie(request)
    const { wish, url } = readWish(request)
    // An outside service is called without cookie, and each of its calls would begin a world.
    const usual = isBelow(outsidePlaces, pathname) ? outsideWorld : cookie.world
    const asked = request.headers.get('X-World') ?? usual ?? worlds.newName()
    if (!worldName.test(asked))
      throw new UnknownName('world', asked, ['1 to 64 letters and digits'])
    const world = await worlds.open(asked, wish)
    const by = readAdvance(request)
    if (by > 0) world.clock.advance(by)
    const token = cookie.world === world.name ? cookie.token : undefined
    const session = sessionIn(world, token)
    const call = url.href === request.url ? request : requestTo(url, request)
    const done = await world.backend.handle({ request: call, session })
    for (const [name, value] of Object.entries(cors)) done.response.headers.set(name, value)
    if (done.session !== undefined && done.session !== token) {
      const value = `${world.name}.${done.session}`
      done.response.headers.append(
        'Set-Cookie',
        `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax`,
      )
    }
    return done
  }

  return {
    worlds,
    async exchange(request) {
      try {
        return await exchange(request)
      } catch (error) {
        if (!(error instanceof UnknownName)) throw error
        const problem = new Problem(400, 'Unknown name', error.message, [], 'application')
        return { response: problem.toResponse(corsHeaders(request)), delay: 0 }
      }
    },
  }
}
