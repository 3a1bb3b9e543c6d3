import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Answers every call the same. */
export const answering =
  (status: number, headers: Record<string, string>, body = '<p>'): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body)

/** Where the server answers until the test ends. */
export async function addressOf(server: Server, protocol = 'http'): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port }: AddressInfo = Object(server.address())
  return `${protocol}://127.0.0.1:${port}`
}
