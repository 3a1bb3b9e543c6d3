import { FastResponse } from 'srvx/node'

/** An answer whose headers stay a plain object: the platform's list is slow to make, to change and to read. */
export class LightResponse extends FastResponse {
  readonly plainHeaders: Record<string, string>

  constructor(body?: BodyInit | null, init?: ResponseInit) {
    const headers: Record<string, string> = { ...Object(init?.headers) }
    super(body, { ...init, headers })
    this.plainHeaders = headers
  }
}

export function setHeader(response: Response, name: string, value: string): void {
  if (response instanceof LightResponse) response.plainHeaders[name] = value
  else response.headers.set(name, value)
}
