import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { randomKey } from '../../../../src/lib/browser/random-key.ts'
import { type FirstData, firstRoutes, type Session } from './first-routes.ts'

type Call = { request: IncomingMessage; body: string; session: Session }

const problem = (status: number, title: string, detail: string) => ({
  status,
  json: { type: 'about:blank', title, status, detail },
})

/** A page of another site: by its origin, or as the browser says. */
function isForeign({ headers }: IncomingMessage, pages: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin !== undefined) return ![`http://${host}`, ...pages].includes(origin)
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-dest'] !== 'document'
}

function answerTo({ request, body, session }: Call, pages: readonly string[], data: FirstData) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://first')
  const call = `${request.method} ${pathname}`
  const route = firstRoutes.find((one) => one.call.test(call))
  if (!route) return problem(404, 'No such call', `${call} is not here yet.`)
  if (route.changes && isForeign(request, pages)) {
    return problem(403, 'Foreign origin', 'A page of another site changes nothing here.')
  }
  if (route.signedIn && !session.user) return problem(401, 'Signed out', 'Nobody is signed in.')
  const sent: Record<string, string> = {
    ...Object.fromEntries(searchParams),
    ...route.call.exec(call)?.groups,
  }
  const known = route.parameters ?? {}
  const wrong = Object.keys({ ...sent, ...known }).find(
    (name) => !known[name]?.test(sent[name] ?? ''),
  )
  if (wrong !== undefined) {
    return problem(400, 'Broken request', `${wrong} is not as it has to be.`)
  }
  const input = { parameters: sent, body: JSON.parse(body || 'null'), session, data }
  return { status: 200, json: route.answer(input) }
}

const headersFor = (page: string) => ({
  'Access-Control-Allow-Origin': page,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
  Vary: 'Origin',
})

/** `pages` are origins that may call it; port 0 takes any free port. */
type FirstServerOptions = FirstData & { pages: readonly string[]; port?: number }

export async function startFirstServer({ pages, port: wanted = 0, ...data }: FirstServerOptions) {
  const sessions = new Map<string, Session>()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { origin = '', cookie = '' } = request.headers
    if (pages.includes(origin)) response.setHeaders(new Headers(headersFor(origin)))
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const key = /galley_session=([^;]+)/.exec(cookie)?.[1] ?? ''
    const session: Session = sessions.get(key) ?? { user: null, language: 'en' }
    const { user } = session
    const { status, json } = answerTo({ request, body, session }, pages, data)
    if (!sessions.has(key) || session.user !== user) {
      // A sign-in replaces the cookie, and the former value is worthless.
      sessions.delete(key)
      const next = randomKey()
      sessions.set(next, session)
      response.setHeader('Set-Cookie', `galley_session=${next}; Path=/; HttpOnly; SameSite=Lax`)
    }
    response.writeHead(status, {
      'Content-Type': status === 200 ? 'application/json' : 'application/problem+json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    response.end(JSON.stringify(json))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', resolve)
  })
  const { port }: AddressInfo = Object(server.address())
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}
