import type { Instant } from '../../src/lib/instant.ts'
import { isEmailAddress } from '../../src/lib/is-email-address.ts'
import type { SessionRow } from '../world/rows/rows.ts'
import { stateOf } from '../world/world-state.ts'
import type { BackendOptions, Exchange } from './backend-options.ts'
import type { IncomingRequest } from './calls/incoming-request.ts'
import { Problem, unforeseenFailure } from './calls/problem.ts'
import { matchIn, routesOf } from './calls/route-table.ts'
import { openSession } from './calls/sessions.ts'
import { blankGif } from './external-sites/blank-gif.ts'
import { cardFieldsPage, isOrigin } from './external-sites/card-fields/card-fields-page.ts'
import { mailsOf } from './external-sites/mail-list.ts'
import { readChoice, readParameter } from './external-sites/read-choice.ts'
import type { SiteCallId } from './external-sites/site-call-id.ts'
import { submitChoice, visitOf } from './external-sites/site-visit.ts'
import { runScheduledJobs } from './jobs/run-scheduled-jobs.ts'
import { cardFieldsPath } from './rules/payment/card-client-token.ts'

const routes = routesOf<SiteCallId>([
  { id: 'readVisit', method: 'GET', path: '/external/api/visit' },
  { id: 'submitChoice', method: 'POST', path: '/external/api/visit' },
  { id: 'listMails', method: 'GET', path: '/external/api/mails' },
  { id: 'openCardFields', method: 'GET', path: cardFieldsPath },
  // After sign-out the product loads an image from each other site.
  {
    id: 'loadLogoutImage',
    method: 'GET',
    path: '/external/localization/{code}/api/auth/logout.gif',
  },
])

export const isSiteCallPath = (pathname: string): boolean =>
  pathname.startsWith('/external/api/') || matchIn(routes, 'GET', pathname).kind !== 'unknown'

type SiteRequest = {
  world: BackendOptions['world']
  request: IncomingRequest
  now: Instant
  session: SessionRow
}

const answers: Record<SiteCallId, (request: SiteRequest) => Response | Promise<Response>> = {
  readVisit({ world, request, now, session }) {
    const address = readParameter(new URL(request.url), 'address')
    if (address === undefined) throw new Problem(400, 'Broken request', 'The address is missing.')
    return Response.json(visitOf({ world, address, now, session }))
  },
  async submitChoice({ world, request, now, session }) {
    const { address, ...input } = await readChoice(request)
    const visitor = { world, address, now, session }
    const next = submitChoice(visitor, input)
    return Response.json({ next, visit: visitOf(visitor) })
  },
  listMails({ world, request }) {
    const to = readParameter(new URL(request.url), 'to')?.trim().toLowerCase()
    if (to !== undefined && !isEmailAddress(to)) {
      const errors = [{ pointer: '/query/to', message: 'is not an e-mail address' }]
      throw new Problem(400, 'Broken request', 'The recipient must be an e-mail address.', errors)
    }
    return Response.json({ mails: mailsOf(world, to) })
  },
  openCardFields({ request, now, session: { language } }) {
    const origin = readParameter(new URL(request.url), 'origin') ?? ''
    if (!isOrigin(origin)) {
      const errors = [{ pointer: '/query/origin', message: 'is not an origin' }]
      throw new Problem(
        400,
        'Broken request',
        'The card fields need the origin of the page.',
        errors,
      )
    }
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
    return new Response(cardFieldsPage({ origin, now, language }), { headers })
  },
  loadLogoutImage: () => new Response(blankGif, { headers: { 'Content-Type': 'image/gif' } }),
}

function findCall(method: string, pathname: string): SiteCallId | Response {
  const match = matchIn(routes, method, pathname)
  if (match.kind === 'found') return match.id
  const request = `${method} ${pathname}`
  if (match.kind === 'unknown') {
    return new Problem(404, 'No such call', `There is no ${request}.`).toResponse()
  }
  const { allowed } = match
  const detail = `There is no ${request}; there is ${allowed.join(', ')}.`
  return new Problem(405, 'No such method', detail).toResponse({ Allow: allowed.join(', ') })
}

function refusalOf(error: unknown): Response {
  if (error instanceof Problem) return error.toResponse()
  return unforeseenFailure('The external page failed', error).toResponse()
}

export async function exchangeSiteCall(
  { world, calls, onCommit }: Pick<BackendOptions, 'world' | 'calls' | 'onCommit'>,
  input: { request: IncomingRequest; token: string | undefined; at: number },
): Promise<Exchange> {
  const { request, token, at } = input
  const { pathname, search } = new URL(request.url)
  const record = { operation: undefined, method: request.method, url: pathname + search, at }
  const found = findCall(request.method, pathname)
  if (found instanceof Response) {
    calls.add({ ...record, status: found.status })
    return { response: found, session: token, delay: 0 }
  }
  const opened = await world.inTurn(() => {
    runScheduledJobs(world, at)
    return { session: openSession(world, token), latency: stateOf(world).latency }
  })
  const { session, latency } = opened.result
  const done = await world
    .inTurn(() => answers[found]({ world, request, now: at, session }))
    .catch((error: unknown) => ({ result: refusalOf(error), changes: [] }))
  onCommit?.({ at, operation: found, changes: [...opened.changes, ...done.changes] })
  const { result: response } = done
  const violation =
    response.status === 500
      ? { side: 'backend' as const, errors: [], detail: `${found} failed.` }
      : undefined
  calls.add({ ...record, status: response.status, ...(violation ? { violation } : {}) })
  return { response, session: session.token, delay: latency }
}
