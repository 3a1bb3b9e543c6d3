import type { ServerRequest } from 'srvx'
import { serve } from 'srvx/node'
import type { FaultEffect } from '../../backend/fault-effects.ts'
import { createHttpBackend, type HttpBackend, type HttpBackendOptions } from './http-exchange.ts'

export type HttpServer = HttpBackend & {
  origin: string
  close(): Promise<void>
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Applies the simulated network to an answer: late, never, or cut off. */
async function deliver({ response, delay, withheld }: FaultEffect, hangUp: () => void) {
  if (withheld === 'never') return new Promise<Response>(() => undefined)
  if (delay > 0) await pause(delay)
  if (withheld === 'network') hangUp()
  return response
}

export const answerOverHttp = (backend: HttpBackend) => async (request: ServerRequest) => {
  const hangUp = () => request.runtime?.node?.req.destroy()
  return deliver(await backend.exchange(request), hangUp)
}

export async function startHttpBackend(
  settings: HttpBackendOptions & { port: number; host?: string },
): Promise<HttpServer> {
  const { port, host = '127.0.0.1', ...options } = settings
  const backend = createHttpBackend(options)
  const server = serve({
    port,
    hostname: host,
    silent: true,
    gracefulShutdown: false,
    fetch: answerOverHttp(backend),
  })
  await server.ready()
  const origin = (server.url ?? '').replace(/\/$/, '')
  return { ...backend, origin, close: () => server.close(true) }
}
