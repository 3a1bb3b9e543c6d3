import { serve } from 'srvx/node'
import { matchRoute } from '../../../mocks/backend/calls/route-table.ts'
import {
  createHttpBackend,
  type HttpBackendOptions,
} from '../../../mocks/transports/http/http-exchange.ts'
import type { Breakage, ProxiedCall } from './breakage.ts'

/** The mock backend over HTTP, whose answers one breakage at a time changes. */
export async function startBreakingServer(options: HttpBackendOptions) {
  const backend = createHttpBackend(options)
  let broken: { breakage: Breakage; memory: Map<string, string> } | undefined

  async function answer(request: Request): Promise<Response> {
    const { method, url } = request
    const match = matchRoute(method, new URL(url).pathname)
    const sent = new Uint8Array(await request.arrayBuffer())
    const forward: ProxiedCall['forward'] = async (changes = {}) => {
      const headers = new Headers(request.headers)
      for (const [name, value] of Object.entries(changes.headers ?? {})) {
        if (value === '') headers.delete(name)
        else headers.set(name, value)
      }
      const body =
        method === 'GET' ? undefined : (changes.body ?? (sent.length > 0 ? sent : undefined))
      const { response } = await backend.exchange(
        new Request(changes.url ?? url, { method, headers, body }),
      )
      return new Response(await response.arrayBuffer(), response)
    }
    if (!broken) return forward()
    const id = match.kind === 'found' ? match.id : undefined
    return broken.breakage.answer({ id, request, forward, memory: broken.memory })
  }

  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
    fetch: answer,
  })
  await server.ready()
  return {
    origin: (server.url ?? '').replace(/\/$/, ''),
    breakWith(breakage: Breakage | undefined) {
      broken = breakage && { breakage, memory: new Map() }
    },
    close: () => server.close(true),
  }
}
