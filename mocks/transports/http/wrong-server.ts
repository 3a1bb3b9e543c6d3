import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const counts = { received: 0, inProgress: 0, needsAttention: 0, nextDeadline: null }
const work = { ...counts, attention: [], upcoming: [] }

/** Every call answers an empty list of orders without pagination. Port 0 takes any free port. */
export async function startWrongServer(port: number): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const { origin = '' } = request.headers
    response.writeHead(200, {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': 'content-type',
      'Content-Type': 'application/json',
    })
    response.end(JSON.stringify({ orders: [], work }))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address: AddressInfo = Object(server.address())
  return { origin: `http://127.0.0.1:${address.port}`, server }
}
