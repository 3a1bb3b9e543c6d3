import type { ProxyOptions } from 'vite'
import { operationsNamed } from '../../mocks/backend/calls/named-operations.ts'
import { reachServer } from '../conform/server/reach-server.ts'

type BesideServer = {
  /** Read by the page as `import.meta.env`. */
  env: Record<'VITE_REAL_SERVER' | 'VITE_REAL_OPERATIONS', string>
  proxy: Record<string, ProxyOptions>
  /** Whether accounts of the server sign in, in place of those of the mock backend. */
  signsIn: boolean
  /** For the person who starts it. */
  said: string[]
}

const folder = '/real-server'

/**
 * A development server that sends some operations on to a real one, so that its cookies and origins need no setting.
 * @throws what is wrong with `server` or `real`, in a sentence
 */
export async function besideRealServer(server: string, real: string): Promise<BesideServer> {
  if (!/^https?:\/\/./.test(server) || !URL.canParse(server))
    throw new Error(`--server takes an address such as https://staging.example, not "${server}".`)
  const { origin, href } = new URL(server)
  const operations = operationsNamed(real)
  if (operations.length === 0)
    throw new Error(
      '--real says what the server answers: tags or operations, such as orders,loadUser.',
    )
  const unreachable = await reachServer(server, {}).catch(({ message }: Error) => message)
  return {
    env: { VITE_REAL_SERVER: folder, VITE_REAL_OPERATIONS: operations.join() },
    signsIn: operations.includes('logIn'),
    said: [
      `${server} answers ${operations.length} operations, the mock backend all others.`,
      ...(unreachable ? [unreachable] : []),
    ],
    proxy: {
      [folder]: {
        target: href.replace(/\/$/, ''),
        changeOrigin: true,
        cookieDomainRewrite: '',
        rewrite: (path) => path.slice(folder.length),
        configure(proxy) {
          proxy.on('proxyReq', (request) => {
            if (request.hasHeader('origin')) request.setHeader('origin', origin)
            request.removeHeader('referer')
          })
          proxy.on('error', (error, _request, response) => {
            if (!('writeHead' in response)) return
            const problem = {
              title: 'No answer',
              status: 502,
              detail: `${server}: ${error.message}`,
            }
            response.writeHead(502, { 'Content-Type': 'application/problem+json' })
            response.end(JSON.stringify(problem))
          })
        },
      },
    },
  }
}
