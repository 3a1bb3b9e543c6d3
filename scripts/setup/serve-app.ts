import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { readAppOptions } from './app-options.ts'
import { bundledMocks } from './bundled-mocks.ts'
import { root } from './project-node.mjs'
import { restartOnChange } from './restart-on-change.ts'

/** Ends with what is wrong in a sentence, without the lines of code that found it. */
function end(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function optionsOrEnd() {
  try {
    return readAppOptions(process.argv.slice(2))
  } catch (error) {
    return end(error)
  }
}

const options = optionsOrEnd()
const { port, strictPort, host, open, http } = options

async function backendHere(): Promise<Plugin> {
  const { readDelaySeed } = await import('../../mocks/transports/call-delays.ts')
  const { createHttpBackend } = await import('../../mocks/transports/http/http-exchange.ts')
  const { nodeTasks } = await import('../../mocks/transports/node/node-tasks.ts')
  const { realClock } = await import('../../src/lib/clock.ts')
  const { backendOverHttp } = await import('../http-plugin.ts')
  const backend = createHttpBackend({ real: realClock, manuscripts: nodeTasks })
  return backendOverHttp(backend, readDelaySeed(process.env.GALLEY_DELAYS))
}

async function realServer() {
  if (options.server === undefined) return undefined
  const { besideRealServer } = await import('./beside-real-server.ts')
  try {
    return await besideRealServer(options.server, options.real)
  } catch (error) {
    return end(error)
  }
}

const beside = await realServer()
Object.assign(process.env, beside?.env)
const server = await createServer({
  root,
  mode: http ? 'http' : 'development',
  logLevel: 'warn',
  plugins: [http ? await backendHere() : bundledMocks()],
  // Another mode would rebuild the shared package cache of running servers.
  ...(http ? { cacheDir: join(root, 'node_modules/.vite/http') } : {}),
  // Phones may use the machine's name in the network.
  server: {
    ...{ host, port, strictPort, open },
    ...(http ? { allowedHosts: ['.local'] } : {}),
    ...(beside ? { proxy: beside.proxy } : {}),
  },
})
await server.listen()
restartOnChange(server, (code) => process.exit(code))

const urls = server.resolvedUrls
const lines = [...(urls?.local ?? []), ...(urls?.network ?? [])].map((url) => `  ${url}`)
const where = http ? 'in this process, for any browser of the network' : 'inside the page'
const person = beside?.signsIn
  ? 'Sign in with an account of the server.'
  : `You are signed in as a returning customer. After signing out, sign in with helen.marsh@example.edu
and the password "manuscript".`
console.log(`
Galley runs here, with its mock backend ${where}:

${lines.join('\n')}

${person} Other worlds: ?scenario=NAME (a wrong NAME lists them). Ctrl+C stops.`)
if (beside) console.log(`\n${beside.said.join('\n')}`)
if (http)
  console.log('\nEach browser has a world of its own, without Devtools. Mails: /external/mail/')
else if (urls?.network.length) {
  console.log('\nOther machines need https here, or --http: the mock backend is a service worker.')
}
