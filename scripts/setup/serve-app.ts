import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { root } from './project-node.mjs'

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    open: { type: 'boolean' },
  },
})

const server = await createServer({
  root,
  mode: 'development',
  logLevel: 'warn',
  server: {
    host: values.host ?? '127.0.0.1',
    port: Number(values.port ?? 5173),
    open: values.open ?? false,
  },
})
await server.listen()

const urls = server.resolvedUrls
const lines = [...(urls?.local ?? []), ...(urls?.network ?? [])].map((url) => `  ${url}`)
console.log(`
Galley runs here, with its pretend backend inside the page:

${lines.join('\n')}

You are signed in as a returning customer. After signing out, sign in with helen.marsh@example.edu
and the password "manuscript". Other worlds: ?scenario=NAME (a wrong NAME lists them). Ctrl+C stops.`)
if (urls?.network.length) {
  console.log('\nOther machines need https: the pretend backend is a service worker.')
}
