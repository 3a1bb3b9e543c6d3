import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** Baseline server that sends prepared JSON. Arguments: port, file with objects by `METHOD path`. */
const [port, file = ''] = process.argv.slice(2)
const answers = new Map<string, unknown>(Object.entries(JSON.parse(readFileSync(file, 'utf8'))))

createServer(({ method, url }, response) => {
  const answer = answers.get(`${method} ${url}`)
  const body = JSON.stringify(answer ?? null)
  response.writeHead(answer === undefined ? 404 : 200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(body)
}).listen(Number(port), '127.0.0.1')
