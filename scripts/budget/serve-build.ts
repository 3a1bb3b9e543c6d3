import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

type File = { type: string; body: Buffer; encoding: string | undefined }

/** Text is compressed; fonts are compressed already. */
function readBuild(folder: string): Map<string, File> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    paths.map((path) => {
      const type = types[extname(path)] ?? 'application/octet-stream'
      const plain = readFileSync(path)
      const file: File = /^(text|application\/json|image\/svg)/.test(type)
        ? { type, body: gzipSync(plain, { level: 9 }), encoding: 'gzip' }
        : { type, body: plain, encoding: undefined }
      return [`/${relative(folder, path).split(sep).join('/')}`, file]
    }),
  )
}

export type AnswerApi = (request: Request) => Promise<Response>

/**
 * Serves a build as a real server would: compressed, with the application at unknown paths.
 * @returns its address without a trailing slash, and a function that stops it
 */
export async function serveBuild(
  folder: string,
  answerApi: AnswerApi,
): Promise<{ address: string; stop: () => void }> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no build in ${folder}.`)
  const files = readBuild(folder)
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`)
    if (url.pathname.startsWith('/api/')) {
      const { method = 'GET' } = incoming
      const body = ['GET', 'HEAD'].includes(method)
        ? undefined
        : Buffer.concat(await incoming.toArray())
      const headers = new Headers()
      for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
      const answer = await answerApi(new Request(url, { method, headers, body }))
      const sent = gzipSync(Buffer.from(await answer.arrayBuffer()))
      outgoing.writeHead(answer.status, {
        ...Object.fromEntries(answer.headers),
        'content-encoding': 'gzip',
      })
      Readable.from([sent]).pipe(outgoing)
      return
    }
    const found = files.get(url.pathname)
    const file = found ?? (extname(url.pathname) ? undefined : files.get('/index.html'))
    if (!file) {
      outgoing.writeHead(404).end()
      return
    }
    outgoing.writeHead(200, {
      'content-type': file.type,
      'cache-control': file === found ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
    })
    outgoing.end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${address.port}`, stop }
}
