import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomKey } from '../../../src/lib/browser/random-key.ts'
import { type FirstData, firstRoutes, type Session } from './first-routes.ts'

type FirstServerOptions = FirstData & {
  pages: readonly string[]
}

type Call = { url: URL; body: unknown; session: Session }
type Answer = { status: number; json: object }

const cookieName = 'galley_session'

function problem(status: number, detail: string): Answer {
  const title = { 400: 'Broken request', 401: 'Signed out', 403: 'Foreign origin' }[status]
  return {
    status,
    json: { type: 'about:blank', title: title ?? 'No such call', status, detail },
  }
}

/** Parameters that the route does not name, or that are not of their type. */
function wrongParameter({ searchParams }: URL, known: Readonly<Record<string, RegExp>>) {
  return [...searchParams].find(([name, value]) => !known[name]?.test(value))?.[0]
}

function answerTo(method: string, { url, body, session }: Call, data: FirstData): Answer {
  const route = firstRoutes.find((one) => one.method === method && one.path.test(url.pathname))
  if (!route) return problem(404, `${method} ${url.pathname} is not here yet.`)
  if (route.signedIn && !session.person) return problem(401, 'Nobody is signed in.')
  const wrong = wrongParameter(url, route.query)
  const missing = route.required.find((name) => !url.searchParams.has(name))
  if (wrong ?? missing) return problem(400, `${wrong ?? missing} is not as it has to be.`)
  const id = route.path.exec(url.pathname)?.[1] ?? ''
  if (id.length > 64) return problem(400, 'No order has so long a number.')
  return { status: 200, json: route.answer({ query: url.searchParams, id, body, session, data }) }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? undefined : JSON.parse(text)
}

const isChange = (method: string, { pathname }: URL) =>
  method !== 'GET' || pathname.endsWith('/update-language')

/** A page of another site: by its origin, or as the browser says. */
function isForeign({ headers }: IncomingMessage, own: string, pages: readonly string[]): boolean {
  const { origin } = headers
  if (origin !== undefined) return origin !== own && !pages.includes(origin)
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-dest'] !== 'document'
}

function allowPage(
  { headers }: IncomingMessage,
  response: ServerResponse,
  pages: readonly string[],
) {
  const { origin = '' } = headers
  if (!pages.includes(origin)) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key')
  response.setHeader('Vary', 'Origin')
}

/** Sessions by the value of their cookie, which a sign-in replaces. */
class Sessions {
  private readonly sessions = new Map<string, Session>()

  find({ headers }: IncomingMessage): { key: string; session: Session } {
    const key = new RegExp(`${cookieName}=([^;]+)`).exec(headers.cookie ?? '')?.[1] ?? ''
    const session = this.sessions.get(key)
    return session ? { key, session } : this.begin({ language: 'en' })
  }

  begin(session: Session): { key: string; session: Session } {
    const key = randomKey()
    this.sessions.set(key, session)
    return { key, session }
  }

  replace(key: string, session: Session): string {
    this.sessions.delete(key)
    return this.begin(session).key
  }
}

function send(response: ServerResponse, { status, json }: Answer): void {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  const type = status === 200 ? 'application/json' : 'application/problem+json'
  response.writeHead(status, { 'Content-Type': type }).end(JSON.stringify(json))
}

export async function startFirstServer({ pages, ...data }: FirstServerOptions) {
  const sessions = new Sessions()
  let own = ''
  const server = createServer(async (request, response) => {
    const { method = 'GET' } = request
    const url = new URL(request.url ?? '/', own)
    allowPage(request, response, pages)
    if (method === 'OPTIONS') return void response.writeHead(204).end()
    if (isChange(method, url) && isForeign(request, own, pages)) {
      return send(response, problem(403, 'A page of another site changes nothing here.'))
    }
    const { key, session } = sessions.find(request)
    const before = session.person
    const answer = answerTo(method, { url, body: await bodyOf(request), session }, data)
    const next = session.person === before ? key : sessions.replace(key, session)
    const cookie = `${cookieName}=${next}; Path=/; HttpOnly; SameSite=Lax`
    if (!request.headers.cookie?.includes(next)) response.setHeader('Set-Cookie', cookie)
    return send(response, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  own = `http://127.0.0.1:${port}`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: own, close }
}
