import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from './fixtures.ts'

/** Answers every call with the same body, as a server of another origin may. */
function serverThatAnswers(body: unknown): Server {
  return createServer((request, response) => {
    const { origin = '' } = request.headers
    response.writeHead(200, {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': 'content-type',
      'Content-Type': 'application/json',
    })
    response.end(JSON.stringify(body))
  })
}

/** With the address of a server that knows the orders and forgets the pages they are on. */
export const test = base.extend<{ otherServer: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are wanted.
  otherServer: async ({}, use) => {
    const server = serverThatAnswers({ orders: [] })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port }: AddressInfo = Object(server.address())
    await use(`http://127.0.0.1:${port}`)
    server.close()
  },
})
