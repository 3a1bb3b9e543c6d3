import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { wellEncoded } from '../../src/lib/url/well-encoded.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

type Found = { file: string } | { location: string } | undefined

function find(folder: string, base: string, pathname: string): Found {
  if (!pathname.startsWith(base)) return undefined
  const file = normalize(join(folder, decodeURIComponent(wellEncoded(pathname.slice(base.length)))))
  if (!file.startsWith(normalize(folder)) || !existsSync(file)) return undefined
  if (!statSync(file).isDirectory()) return { file }
  const index = join(file, 'index.html')
  if (!existsSync(index)) return undefined
  return pathname.endsWith('/') ? { file: index } : { location: `${pathname}/` }
}

/**
 * Answers from a folder like a static host, below a path: unknown addresses get `404.html` with
 * status 404, unlike with `vite preview`.
 */
export const answerFrom =
  (folder: string, base: string): RequestListener =>
  async ({ url = '/', method }, response) => {
    const { pathname, search } = new URL(url, 'http://127.0.0.1')
    const found = find(folder, base, pathname)
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405).end()
    if (found && 'location' in found) {
      return response.writeHead(301, { Location: found.location + search }).end()
    }
    const missing = join(folder, '404.html')
    if (!found && !(pathname.startsWith(base) && existsSync(missing))) {
      return response.writeHead(404).end()
    }
    const file = found?.file ?? missing
    const type = types[extname(file)] ?? 'application/octet-stream'
    return response.writeHead(found ? 200 : 404, { 'Content-Type': type }).end(await readFile(file))
  }
