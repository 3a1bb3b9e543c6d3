import type { ServerRequest } from 'srvx'
import { serve } from 'srvx/node'
import type { FaultEffect } from '../../backend/calls/fault-effects.ts'
import { delayCalls } from '../call-delays.ts'
import { freeMemoryAfter } from './free-memory.ts'
import { createHttpBackend, type HttpBackend, type HttpBackendOptions } from './http-exchange.ts'

export type HttpServer = HttpBackend & {
  origin: string
  close(): Promise<void>
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

async function deliver({ response, delay, withheld }: FaultEffect, hangUp: () => void) {
  if (withheld === 'never') return new Promise<Response>(() => undefined)
  if (delay > 0) await pause(delay)
  if (withheld === 'network') hangUp()
  return response
}

export function answerOverHttp(backend: HttpBackend, delays?: number) {
  const exchange = delayCalls(backend.exchange, delays)
  return async (request: ServerRequest) => {
    const hangUp = () => request.runtime?.node?.req.destroy()
    try {
      return await deliver(await exchange(request), hangUp)
    } finally {
      freeMemoryAfter(request)
    }
  }
}

export async function startHttpBackend(
  settings: HttpBackendOptions & { port: number; host?: string; delays?: number | undefined },
): Promise<HttpServer> {
  const { port, host = '127.0.0.1', delays, ...options } = settings
  const backend = createHttpBackend(options)
  const server = serve({
    port,
    hostname: host,
    silent: true,
    gracefulShutdown: false,
    fetch: answerOverHttp(backend, delays),
  })
  await server.ready()
  const origin = (server.url ?? '').replace(/\/$/, '')
  return { ...backend, origin, close: () => server.close(true) }
}
