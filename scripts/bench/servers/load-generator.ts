import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HttpCase } from './http-cases.ts'
import { keepAliveLoad, type Load } from './keep-alive-load.ts'

export type LoadGenerator = {
  name: string
  run(origin: string, call: HttpCase, load: { connections: number; seconds: number }): Promise<Load>
}

/** Part of autocannon's API; its own times are whole milliseconds. */
type Autocannon = (
  options: object,
  done: (error: Error | null, result: { errors: number; timeouts: number; non2xx: number }) => void,
) => {
  on(
    event: 'response',
    hear: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
  ): void
}

/** autocannon if installed, else the project's own generator. */
export async function loadGenerator(packages: string | undefined): Promise<LoadGenerator> {
  if (packages === undefined) return { name: 'node:http', run: keepAliveLoad }
  const file = pathToFileURL(join(packages, 'autocannon/autocannon.js')).href
  const { default: autocannon }: { default: Autocannon } = await import(file)
  return {
    name: 'autocannon',
    run: (origin, { method, path, headers, body }, { connections, seconds }) =>
      new Promise((resolve, reject) => {
        const times: number[] = []
        let bytes: number | undefined
        const begin = performance.now()
        const options = {
          url: origin + path,
          method,
          headers,
          body,
          connections,
          duration: seconds,
        }
        const instance = autocannon(options, (error, { errors, timeouts, non2xx }) => {
          if (error) return reject(error)
          const perSecond = (times.length / (performance.now() - begin)) * 1000
          resolve({ perSecond, times, bytes, failed: errors + timeouts + non2xx })
        })
        instance.on('response', (_client, _status, size, milliseconds) => {
          bytes = size
          times.push(milliseconds)
        })
      }),
  }
}
