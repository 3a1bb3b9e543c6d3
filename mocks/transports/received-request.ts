import type { IncomingRequest } from '../backend/calls/incoming-request.ts'

type Received = {
  method: string
  url: string
  headers: Headers
  body: Uint8Array<ArrayBuffer> | undefined
}

const utf8 = new TextDecoder()

/** A request whose body has arrived. The platform's would wrap it in a stream, and copy it for each reader. */
export class ReceivedRequest implements IncomingRequest {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: Received['body']

  constructor({ method, url, headers, body }: Received) {
    this.method = method
    this.url = url
    this.headers = headers
    this.body = body
  }

  async text(): Promise<string> {
    return utf8.decode(this.body)
  }

  formData(): Promise<FormData> {
    const type = this.headers.get('Content-Type') ?? ''
    return new Response(this.body, { headers: { 'Content-Type': type } }).formData()
  }

  clone(): this {
    return this
  }
}

/** A body that breaks off counts as empty. */
export async function receiveRequest(request: Request): Promise<ReceivedRequest> {
  const { method, url, headers } = request
  if (method === 'GET' || method === 'HEAD') {
    return new ReceivedRequest({ method, url, headers, body: undefined })
  }
  const bytes = await request.arrayBuffer().catch(() => new ArrayBuffer())
  return new ReceivedRequest({ method, url, headers, body: new Uint8Array(bytes) })
}
