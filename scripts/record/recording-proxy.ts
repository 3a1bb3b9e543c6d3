import { serve } from 'srvx/node'
import type { CapturedCall } from '../../mocks/recordings/captured-call.ts'

const ofConnection = [
  ...['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'upgrade'],
  ...['accept-encoding', 'content-encoding'],
]

function headersFor(request: Request, server: string): Headers {
  const headers = new Headers(request.headers)
  for (const name of [...ofConnection, 'referer']) headers.delete(name)
  if (headers.has('origin')) headers.set('origin', new URL(server).origin)
  return headers
}

/** Cookies of this host, which has no https. */
function headersBack(response: Response): Headers {
  const headers = new Headers(response.headers)
  for (const name of [...ofConnection, 'set-cookie']) headers.delete(name)
  for (const cookie of response.headers.getSetCookie()) {
    headers.append('set-cookie', cookie.replaceAll(/;\s*(Domain=[^;]*|Secure)(?=;|$)/gi, ''))
  }
  return headers
}

const isText = (type: string | null) => /json|text/.test(type ?? '')

type RecordingProxy = {
  origin: string
  calls: readonly CapturedCall[]
  close: () => Promise<void>
}

/** Sends calls on to a server, and keeps them with their answers. */
export async function startRecordingProxy(server: string, port: number): Promise<RecordingProxy> {
  const calls: CapturedCall[] = []

  async function forward(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const { method } = request
    const url = server + pathname + search
    const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer()
    const headers = headersFor(request, server)
    const response = await fetch(url, { method, headers, body: body ?? null, redirect: 'manual' })
    const bytes = await response.arrayBuffer()
    const readText = (part: ArrayBuffer | undefined, type: string | null) =>
      part && isText(type) ? new TextDecoder().decode(part) : undefined
    calls.push({
      method,
      url,
      sent: readText(body, request.headers.get('Content-Type')),
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: readText(bytes, response.headers.get('Content-Type')),
    })
    const hasBody = bytes.byteLength > 0
    return new Response(hasBody ? bytes : null, {
      status: response.status,
      headers: headersBack(response),
    })
  }

  const proxy = serve({
    port,
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
    fetch: (request) =>
      forward(request).catch((error: unknown) => {
        const detail = `${server}: ${error instanceof Error ? error.message : String(error)}`
        const problem = { title: 'No answer', status: 502, detail }
        return Response.json(problem, {
          status: 502,
          headers: { 'Content-Type': 'application/problem+json' },
        })
      }),
  })
  await proxy.ready()
  const origin = (proxy.url ?? '').replace(/\/$/, '')
  return { origin, calls, close: () => proxy.close(true) }
}
