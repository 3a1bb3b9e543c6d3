import type { IncomingMessage, ServerResponse } from 'node:http'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import type { Plugin } from 'vite'
import { UnknownNameError } from '../mocks/backend/calls/faults.ts'
import { readScenarioRequest } from '../mocks/scenarios/scenario-request.ts'
import { answerOverHttp } from '../mocks/transports/http/http-backend.ts'
import { type HttpBackend, isCall } from '../mocks/transports/http/http-exchange.ts'

/** A call that changes no world and is no target of faults. */
const carrier = '/external/api/mails'

/** A call with the world's settings of an address, and the address without them. */
export function settingsOf(url: URL): { call: URL; page: string } | undefined {
  const { names } = readScenarioRequest(url.searchParams)
  if (names.length === 0) return undefined
  const call = new URL(carrier, url)
  const page = new URL(url)
  for (const name of names) {
    for (const value of url.searchParams.getAll(name)) call.searchParams.append(name, value)
    page.searchParams.delete(name)
  }
  return { call, page: page.pathname + page.search }
}

async function settle(
  backend: HttpBackend,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method, url, headers } = request
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return false
  try {
    const settings = settingsOf(new URL(url ?? '/', `http://${headers.host}`))
    if (!settings) return false
    const call = new Request(settings.call, { headers: { Cookie: headers.cookie ?? '' } })
    const { response: answer } = await backend.exchange(call)
    const cookies = answer.headers.getSetCookie()
    response.writeHead(303, { Location: settings.page, 'Set-Cookie': cookies }).end()
  } catch (error) {
    if (!(error instanceof UnknownNameError)) throw error
    response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.message)
  }
  return true
}

/** Answers the calls of a development server over HTTP, with a world for each browser. */
export function backendOverHttp(backend: HttpBackend, delays?: number): Plugin {
  const answer = answerOverHttp(backend, delays)
  const exchange = async (req: IncomingMessage, res: ServerResponse) =>
    sendNodeResponse(res, await answer(new NodeRequest({ req, res })))
  return {
    name: 'galley-http',
    // Before the external pages, whose addresses may have settings too.
    enforce: 'pre',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next: (error?: unknown) => void) => {
        const [path = ''] = (request.url ?? '').split('?')
        const done = isCall(path)
          ? exchange(request, response).then(() => true)
          : settle(backend, request, response)
        done.then((isDone) => {
          if (!isDone) next()
        }, next)
      })
    },
  }
}
